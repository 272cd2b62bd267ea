/** Local storage key of the announcements that a browser closed, as a list of their ids. */
export const closedKey = "wara-announcements-closed"

/**
 * Runs while the page is read, right after the announcements: those that were closed are gone before
 * the first paint, and the others get their button. Without it all are shown, without a button.
 */
export const closeScript = `(()=>{
const box=document.currentScript.parentElement
const read=()=>{try{return [].concat(JSON.parse(localStorage.getItem("${closedKey}")||"[]"))}catch{return []}}
const remove=(one)=>{one.remove();box.hidden=!box.querySelector("[data-announcement]")}
const closed=read()
for(const one of box.querySelectorAll("[data-announcement]")){
const id=one.dataset.announcement
if(closed.includes(id)){remove(one);continue}
const button=one.querySelector("button")
button.hidden=false
button.onclick=()=>{
remove(one)
const main=document.getElementById("contenido")
if(main)main.focus({preventScroll:true})
try{localStorage.setItem("${closedKey}",JSON.stringify([...read(),id].slice(-20)))}catch{}
}}
})()`
