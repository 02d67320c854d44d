import { wordLists } from './word-lists.ts'
import { picturesOfRtf } from './rtf-pictures.ts'

/** HTML from a clipboard that the editor's schema can read, and what of it is not text. */
export interface CleanPaste {
  html: string
  /** Pictures that have to become files: in the order of their marks `data-upload="paste-0"`. */
  pictures: File[]
  /** Pictures that the clipboard only names: on another site, or on the disk. */
  lost: number
}

/**
 * Cleans what Word, WPS, Google Docs and pages put on the clipboard. Their formatting that has a meaning stays
 * (lists, tables, headings, bold, super- and subscript); classes, comments and Office's own elements are removed.
 */
export function cleanPaste(html: string, rtf = ''): CleanPaste {
  const page = new DOMParser().parseFromString(withoutConditions(html), 'text/html')
  const { body } = page
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml'))
    element.remove()
  for (const comment of commentsIn(page)) comment.remove()
  wordLists(body)
  for (const element of [...body.querySelectorAll('*')]) tidy(element)
  dropEmptyParagraphs(body)
  const { pictures, lost } = takePictures(body, picturesOfRtf(rtf))
  return { html: body.innerHTML, pictures, lost }
}

/**
 * Word writes parts for old readers between conditions, which no parser of HTML knows. Handlers of events never
 * reach a parser: the page's policy would report them.
 */
const withoutConditions = (html: string) =>
  html
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\son\w+\s*=/gi, ' data-off='))
    .replaceAll(/<!--\[if [^\]]*\]>[^]*?<!\[endif\]-->/g, '')
    .replaceAll(/<!\[[^\]>]*\]>/g, '')

function commentsIn(page: Document): Comment[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const found: Comment[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Comment)
  return found
}

const headings = /^(MsoTitle|MsoSubtitle)$/

function tidy(element: Element): void {
  const name = element.localName
  if (name.includes(':')) {
    // Office's own: <o:p>&nbsp;</o:p>, <w:sdt>, <v:shape>.
    if (element.textContent?.trim() === '') element.remove()
    else element.replaceWith(...element.childNodes)
    return
  }
  const isTitle = name === 'p' && headings.test(element.className)
  if (isTitle || name === 'h1' || name === 'h2') rename(element, 'h3')
  if (name === 'h5' || name === 'h6') rename(element, 'h4')
  // Google Docs puts all into one <b> that is not bold; a link is underlined anyway.
  if (element instanceof HTMLElement) {
    const { style } = element
    if (name === 'b' && style.fontWeight === 'normal') element.replaceWith(...element.childNodes)
    if (element.closest('a')) style.removeProperty('text-decoration')
    if (/mso-element:\s*(comment|footnote)/.test(element.getAttribute('style') ?? ''))
      element.remove()
    if (style.display === 'none') element.remove()
  }
}

function rename(element: Element, name: string): void {
  const next = element.ownerDocument.createElement(name)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

/** Word separates paragraphs by empty ones, which the editor's own space replaces. */
function dropEmptyParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = !paragraph.querySelector('img, br, [data-formula]')
    const isCell = paragraph.parentElement?.matches('td, th') && !paragraph.nextElementSibling
    if (isEmpty && !isCell && paragraph.textContent?.trim() === '') paragraph.remove()
  }
}

/** Marks the pictures that come along as files to upload, and removes those that do not. */
function takePictures(body: HTMLElement, ofRtf: readonly File[]): Omit<CleanPaste, 'html'> {
  const pictures: File[] = []
  let lost = 0
  const all = [...body.querySelectorAll('img')].filter((img) => !isOurs(img))
  const onDisk = all.filter((img) => /^file:/i.test(img.getAttribute('src') ?? ''))
  const fits = onDisk.length === ofRtf.length
  for (const img of all) {
    const src = img.getAttribute('src') ?? ''
    const file = src.startsWith('data:image/')
      ? fileOf(src)
      : fits
        ? ofRtf[onDisk.indexOf(img)]
        : undefined
    if (!file) {
      lost++
      img.remove()
      continue
    }
    const mark = img.ownerDocument.createElement('img')
    mark.setAttribute('data-upload', `paste-${pictures.length}`)
    img.replaceWith(mark)
    pictures.push(file)
  }
  return { pictures, lost }
}

const isOurs = (img: Element) =>
  img.matches('[data-file], [data-attachment], [data-frame], [src^="/files/"]')

/** Turns a picture in an address into a file. */
function fileOf(address: string): File | undefined {
  const [, type = '', data = ''] =
    /^data:image\/(png|jpe?g|gif|webp|bmp);base64,(.+)$/s.exec(address) ?? []
  if (data === '') return undefined
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0))
  const ending = type.replace('jpeg', 'jpg')
  return new File([bytes], `picture.${ending}`, { type: `image/${type}` })
}
