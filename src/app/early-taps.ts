/**
 * The page's first script, for taps before the others have come: a button that chooses files opens its chooser, and a
 * film that can play as it stands begins. Any other tap on a button with `data-early` is kept as `aria-busy`, and its
 * component makes up for it once it lives.
 */
export const earlyTaps = `addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('[data-early]');if(!b)return;
var f=b.dataset.early&&document.getElementById(b.dataset.early);if(f)return f.click();
b.setAttribute('aria-busy','true');
var v=b.closest('section').querySelector('video[src]');
if(v)v.play().then(function(){v.setAttribute('data-plays','')},function(){})
})`.replaceAll('\n', '')
