import type { Slide } from '#demo/media-types.ts'
import type { Both } from '#demo/types.ts'
import { artOf, svgOf } from './art.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const mark = svgOf('logo-en.svg')
  .replace(/<path fill[^>]*\/>/, '')
  .replace(/viewBox="[^"]*" width="\d+"/, 'viewBox="0 0 50 50" width="50"')
const markDark = mark.replace('<svg', '<svg style="color-scheme:dark"')

const style = (from: string, to: string) => `
@font-face{font-family:Quotes;src:local('Liberation Sans');unicode-range:U+2018-201D}
[lang=en]{font-family:Quotes,"Noto Sans CJK SC",sans-serif}
*{box-sizing:border-box;margin:0}
body{width:1280px;height:720px;overflow:hidden;position:relative;background:#fff;color:#0E2A47;
  font-family:"Noto Sans CJK SC",sans-serif;text-autospace:normal}
.stage{background:linear-gradient(45deg,${from},${to});position:absolute;overflow:hidden}
.side{right:0;top:0;width:400px;height:720px}
.side svg{position:absolute;height:412px;width:733px;right:-10px;top:150px}
.full{inset:0}
.full>svg{position:absolute;width:1130px;height:636px;right:-30px;top:-24px}
main{position:absolute;left:72px;top:52px;width:756px;height:616px}
.kicker{font-size:19px;color:#5A6F8A;white-space:nowrap}
ul{padding:0}
h1{font:700 56px/1.25 "Noto Serif CJK SC";margin-top:26px;letter-spacing:.01em}
h2{font-size:27px;font-weight:400;color:#47607F;margin-top:6px;line-height:1.35}
.bar{width:64px;height:5px;border-radius:3px;background:#F2694B;margin:26px 0 32px}
li{list-style:none;padding:0 0 0 38px;margin-bottom:26px;position:relative}
li::before{content:"";position:absolute;left:2px;top:19px;width:12px;height:12px;border-radius:50%;border:3px solid #B9C7DA}
li b{display:block;font-size:36px;font-weight:500;line-height:1.4}
li i{display:block;font-style:normal;font-size:22px;color:#5A6F8A;line-height:1.4}
ul.many{margin-top:-8px}.many li{margin-bottom:13px}.many li b{font-size:32px}.many li i{font-size:20px}.many li::before{top:16px}
li.later{opacity:.28}
li.now::before{background:#F2694B;border-color:#F2694B}
footer{position:absolute;left:72px;right:472px;bottom:30px;display:flex;align-items:center;justify-content:space-between;
  font-size:18px;color:#5A6F8A;font-variant-numeric:tabular-nums}
.full .name{position:absolute;left:84px;bottom:84px;color:#fff;width:1000px}
.full h1{font-size:72px;color:#fff;margin:0}
.full h2{font-size:34px;color:#fff;opacity:.86;margin-top:10px}
.full .mark{position:absolute;left:84px;top:64px}
.full .mark svg{position:static;width:84px;height:84px}`

const page = (from: string, to: string, body: string) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>${style(from, to)}</style><body>${body}`

/** The opening card of a lesson. */
export function openingPage(media: string, title: Both): string {
  const { from, to, drawing } = artOf(media)
  return page(
    from,
    to,
    `<div class="stage full">${drawing}<div class="mark">${markDark}</div>
    <div class="name"><h1>${escape(title.zh)}</h1><h2 lang="en">${escape(title.en)}</h2></div></div>`,
  )
}

/** One slide while the narration is at bullet `now`; later bullets are shown pale, so that nothing moves. */
export function slidePage(
  media: string,
  lesson: Both,
  slide: Omit<Slide, 'narration'>,
  place: { number: number; of: number; now: number },
): string {
  const { from, to, drawing } = artOf(media)
  const state = (i: number) => (i === place.now ? 'now' : i > place.now ? 'later' : '')
  const bullets = slide.bullets.map(
    (bullet, i) =>
      `<li class="${state(i)}"><b>${escape(bullet.zh)}</b>${bullet.en === bullet.zh ? '' : `<i lang="en">${escape(bullet.en)}</i>`}</li>`,
  )
  return page(
    from,
    to,
    `<main><p class="kicker">${escape(lesson.zh)}&emsp;<span lang="en">${escape(lesson.en)}</span></p>
    <h1>${escape(slide.title.zh)}</h1><h2 lang="en">${escape(slide.title.en)}</h2><div class="bar"></div>
    <ul class="${bullets.length > 3 ? 'many' : ''}">${bullets.join('')}</ul></main>
    <footer>${mark}<span>${place.number} / ${place.of}</span></footer>
    <div class="stage side">${drawing}</div>`,
  )
}

/** The drawing of a topic as pictures for a presentation: the whole cover and the side strip. */
export function coverPictures(file: string): { wide: string; side: string } {
  const { from, to, drawing } = artOf(file)
  return {
    wide: page(
      from,
      to,
      `<div class="stage full">${drawing}<div class="mark">${markDark}</div></div>`,
    ),
    side: page(
      from,
      to,
      `<style>body{width:282px}.side{width:282px}.side svg{height:300px;width:533px;right:-4px;top:210px}</style><div class="stage side">${drawing}</div>`,
    ),
  }
}
