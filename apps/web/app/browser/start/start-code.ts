type Options = {
  signs: readonly string[]
  /** Selector of what is held when it is pressed. */
  scripted: string
  maxIdleWait: number
  maxQuietTime: number
  maxHold: number
}

/** Adds an element to the head; requests what has to be loaded; makes the page interactive. */
const begin = () =>
  [
    "function put(tag,given){document.head.append(Object.assign(document.createElement(tag),given))}",
    'function add(){if(!isAdded){isAdded=true;put("script",{type:"module",src:page.entry,onerror:giveUp})}}',
    "function begin(){if(page.isBegun)return;page.isBegun=true;clearTimeout(quiet);",
    "page.imports.concat(...page.routes.map(route=>route[1]))",
    '.forEach(href=>put("link",{rel:"modulepreload",href}));',
    "add();page.onBegin?.()}",
  ].join("")

/** Holds a press or a change until the page is interactive, and shows that it was noticed. */
const hold = () =>
  [
    "function wait(element){if(page.waiting.includes(element))return;",
    'page.waiting.push(element);element.setAttribute("aria-busy","true")}',
    "function press(event){",
    "if(page.isReady||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;",
    "var pressed=event.target.closest(SCRIPTED);if(!pressed)return;",
    "event.preventDefault();event.stopImmediatePropagation();begin();wait(pressed);",
    "setTimeout(()=>heldLink()&&giveUp(),MAX_HOLD)}",
    'function change(event){if(!page.isReady&&event.target.matches("select,[type=checkbox],[type=radio]"))wait(event.target)}',
  ].join("")

/** Ends the holding where scripts do not come: a held link leads where it leads without them. */
const release = () =>
  [
    'function heldLink(){return page.waiting.find(element=>element.matches("a"))}',
    "function giveUp(){if(page.isReady)return;page.isReady=true;",
    'page.waiting.forEach(element=>element.removeAttribute("aria-busy"));',
    "heldLink()?.click()}",
    "page.giveUp=giveUp;",
  ].join("")

/** Whether the browser has state of ours, or would have to be asked about it (noteVisited). */
const knows =
  'function knows(){try{return waraVisited&&(document.cookie!==""||localStorage.length+sessionStorage.length>0)}catch{return true}}'

const followSigns = () =>
  [
    "function start(){page.atRest||knows()?begin():add()}",
    "function rest(){window.requestIdleCallback?requestIdleCallback(start,{timeout:MAX_IDLE_WAIT}):setTimeout(start)}",
    "function seen(){document.hidden||begin()}",
    // A browser says that the pointer moved, by nothing, when a page appears below it.
    "SIGNS.forEach(sign=>addEventListener(sign,event=>(event.movementX||event.movementY)===0&&",
    'sign==="pointermove"||begin(),{passive:true,capture:true}));',
    'addEventListener("click",press,true);addEventListener("change",change,true);',
    'document.addEventListener("visibilitychange",seen);',
    // A hidden page is not painted, so it does not wait for that.
    "if(document.hidden&&(page.atRest||knows()))return begin();",
    "requestAnimationFrame(()=>{quiet=setTimeout(seen,MAX_QUIET_TIME);setTimeout(()=>",
    'document.readyState==="complete"?rest():addEventListener("load",rest))})',
  ].join("")

/** Names inside the code, which each document carries: they become letters. */
const names = [
  ...["page", "isAdded", "quiet", "element", "event", "pressed", "heldLink", "giveUp", "begin"],
  ...["knows", "given", "route", "sign", "wait", "seen", "put", "tag", "add", "rest"],
]

/** Replaces the names, neither properties nor what is in quotes. */
function shortened(code: string): string {
  return names.reduce(
    (text, name, place) =>
      text.replace(
        new RegExp(`(?<!["\\w]|(?<![.]{2})[.])${name}\\b(?!")`, "g"),
        String.fromCharCode("a".charCodeAt(0) + place),
      ),
    code,
  )
}

/** The code that `startScript` describes, for the page's data in `window.waraStart`. */
export function startCode(options: Options): string {
  const { maxHold, maxIdleWait, maxQuietTime, scripted, signs } = options
  const code = `(function(page,isAdded,quiet){${begin()}${hold()}${release()}${knows}${followSigns()}})(window.waraStart)`
  return shortened(code)
    .replace("SCRIPTED", JSON.stringify(scripted))
    .replace("SIGNS", JSON.stringify(signs))
    .replace("MAX_HOLD", String(maxHold))
    .replace("MAX_IDLE_WAIT", String(maxIdleWait))
    .replace("MAX_QUIET_TIME", String(maxQuietTime))
}
