/**
 * Inline code with the page's default policy of trusted types [B8.28]. It accepts markup without
 * elements, with which React fills a script of data or a style, and the empty script that React
 * creates its script elements from, which never runs; as the address of a script only a built file,
 * the service worker, or a file of the given origins. Everything else is refused by the browser. The
 * library that parses data is told not to try whether it may compile code, which is refused too.
 */
export function defaultPolicyScript(scriptOrigins: readonly string[]): string {
  const origins = JSON.stringify(scriptOrigins).replaceAll("<", "\\u003c")
  return [
    "window.__zod_globalConfig={jitless:true};",
    'window.trustedTypes&&trustedTypes.createPolicy("default",{',
    "createHTML:function(html){return/^([^<]*|<script><.script>)$/.test(html)?html:null},",
    "createScriptURL:function(url){var to=new URL(url,location);",
    "return/^http/.test(to.protocol)&&(to.origin===location.origin?/^\\/(assets\\/|sw\\.js$)/.test(to.pathname)",
    `:${origins}.includes(to.origin))?url:null}});`,
  ].join("")
}
