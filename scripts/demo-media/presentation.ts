import type { Slide } from '#demo/media-types.ts'
import type { Both } from '#demo/types.ts'
import { artOf } from './art.ts'
import { colour, flatDocument, type, xml } from './odf.ts'

type Page = Omit<Slide, 'narration'>

const text = (name: string, properties: string, space = '0cm') =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties style:text-autospace="none" fo:margin-bottom="${space}" fo:line-height="115%"/>${properties}</style:style>
   <style:style style:name="${name}T" style:family="text">${properties}</style:style>`

const box = (x: number, y: number, width: number, height: number, content: string, kind = '') =>
  `<draw:frame ${kind} draw:style-name="Box" svg:x="${x}cm" svg:y="${y}cm" svg:width="${width}cm" svg:height="${height}cm"><draw:text-box>${content}</draw:text-box></draw:frame>`
/** Presentation programs add their own space between Chinese and Latin; ours would double it. */
const tight = (words: string) =>
  words.replace(/(?<=[\u4e00-\u9fff]) (?=[A-Za-z0-9])|(?<=[A-Za-z0-9]) (?=[\u4e00-\u9fff])/g, '')
const p = (style: string, words: string) =>
  `<text:p text:style-name="${style}"><text:span text:style-name="${style}T">${xml(tight(words))}</text:span></text:p>`
const both = (zh: string, en: string, words: Both) =>
  p(zh, words.zh) + (words.en === words.zh ? '' : p(en, words.en))
const block = (style: string, x: number, y: number, width: number, height: number) =>
  `<draw:rect draw:style-name="${style}" svg:x="${x}cm" svg:y="${y}cm" svg:width="${width}cm" svg:height="${height}cm"/>`
const picture = (png: string, x: number, y: number, width: number, height: number) =>
  `<draw:frame draw:style-name="Box" svg:x="${x}cm" svg:y="${y}cm" svg:width="${width}cm" svg:height="${height}cm"><draw:image><office:binary-data>${png}</office:binary-data></draw:image></draw:frame>`

const fill = (name: string, color: string) =>
  `<style:style style:name="${name}" style:family="drawing-page"><style:drawing-page-properties draw:fill="solid" draw:fill-color="${color}" presentation:background-visible="true"/></style:style>`

/** Slides of 16:9 as flat OpenDocument. `png` is the topic's drawing on its colours, in base64. */
export function presentation(
  file: string,
  title: Both,
  slides: Page[],
  png: { wide: string; side: string },
): string {
  const { from } = artOf(file)
  const [first, ...rest] = slides
  const pages = [
    `<draw:page draw:name="1" draw:master-page-name="Plain" draw:style-name="Dark">${picture(png.wide, 0, 0, 33.867, 19.05)}${box(2, 9.6, 25, 3, p('Cover', first?.title.zh ?? title.zh), 'presentation:class="title"')}${box(2, 12.8, 25, 1.6, p('CoverEnglish', first?.title.en ?? title.en))}${box(2, 14.6, 25, 3, (first?.bullets ?? []).map((words) => both('CoverNote', 'CoverNote', words)).join(''))}</draw:page>`,
    ...rest.map(
      (slide, i) =>
        `<draw:page draw:name="${i + 2}" draw:master-page-name="Plain" draw:style-name="Light">${picture(png.side, 26.4, 0, 7.467, 19.05)}${box(1.8, 1.5, 23.6, 2, p('Head', slide.title.zh), 'presentation:class="title"')}${box(1.8, 3.5, 23.6, 1.2, p('HeadEnglish', slide.title.en))}${block('Accent', 2.05, 5.1, 1.7, 0.13)}${box(1.8, 5.9, 23.6, 10.6, slide.bullets.map((words) => both('Point', 'PointEnglish', words)).join(''))}${box(1.8, 17.3, 18, 1, p('Foot', `${title.zh} · ${title.en}`))}${box(22, 17.3, 3.4, 1, p('FootEnd', `${i + 2} / ${slides.length}`))}</draw:page>`,
    ),
  ]
  return flatDocument('presentation', `${title.zh} ${title.en}`, {
    styles: `<style:default-style style:family="graphic">${type(18, colour.ink)}</style:default-style>`,
    automatic: `<style:page-layout style:name="Wide"><style:page-layout-properties fo:margin="0cm" fo:page-width="33.867cm" fo:page-height="19.05cm" style:print-orientation="landscape"/></style:page-layout>
      ${fill('Light', '#FFFFFF')}${fill('Dark', from)}
      <style:style style:name="Box" style:family="graphic"><style:graphic-properties draw:stroke="none" draw:fill="none" draw:auto-grow-height="false" draw:textarea-vertical-align="top" fo:padding="0.25cm" fo:wrap-option="wrap"/></style:style>
      <style:style style:name="Accent" style:family="graphic"><style:graphic-properties draw:stroke="none" draw:fill="solid" draw:fill-color="${colour.coral}"/></style:style>
      ${text('Cover', type(44, '#FFFFFF', 'bold'))}${text('CoverEnglish', type(22, '#FFFFFF'))}${text('CoverNote', type(16, '#D5E2F5'), '0.1cm')}
      ${text('Head', type(34, colour.ink, 'bold'))}${text('HeadEnglish', type(18, colour.slate))}
      ${text('Point', type(26, colour.ink))}${text('PointEnglish', type(16, colour.slate), '0.7cm')}
      ${text('Foot', type(11, colour.slate))}${text('FootEnd', type(11, colour.slate)).replace('fo:line-height', 'fo:text-align="end" fo:line-height')}`,
    master: '<style:master-page style:name="Plain" style:page-layout-name="Wide"/>',
    body: pages.join(''),
  })
}
