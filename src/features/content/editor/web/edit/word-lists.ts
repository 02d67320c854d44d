/** One paragraph that Word and WPS show as an item of a list. */
interface Item {
  paragraph: HTMLElement
  level: number
  /** The list that it belongs to: 'l0 lfo1'. */
  list: string
  /** Its sign: '·', '3.'. */
  marker: string
}

const decimal = /^[(（]?(\d{1,4})[.．)）、]?$/
const bullets = /^[·•●○■□◆◇▪‣–—\-*oØ§ü\uF000-\uF0FF]$/u

/**
 * Turns the paragraphs that Word and WPS mark as items ('mso-list:l0 level1 lfo1') into lists. An item with letters
 * or Chinese numerals keeps them as words: a list would number it otherwise ('A.' of an option, '一、' of a section).
 */
export function wordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3')].flatMap(itemOf)
  let open: { item: Item; list: HTMLElement }[] = []
  for (const item of items) {
    const { paragraph, level, marker } = item
    const number = decimal.exec(marker)?.[1]
    if (number === undefined && !bullets.test(marker)) {
      if (marker !== '') paragraph.prepend(`${marker} `)
      open = []
      continue
    }
    const last = open.at(-1)
    const follows = last && before(paragraph) === open[0]!.list
    if (!follows) open = []
    while (open.length > 0 && open.at(-1)!.item.level > level) open.pop()
    const name = number === undefined ? 'ul' : 'ol'
    let at = open.at(-1)
    if (at && at.item.level === level && at.list.localName !== name) {
      open.pop()
      at = open.at(-1)
      if (!at) open = []
    }
    if (!at || at.item.level < level) {
      const list = paragraph.ownerDocument.createElement(name)
      if (number !== undefined && number !== '1') list.setAttribute('start', number)
      if (at) (at.list.lastElementChild ?? at.list).append(list)
      else paragraph.before(list)
      open.push({ item, list })
      at = open.at(-1)!
    }
    const li = paragraph.ownerDocument.createElement('li')
    const inside = paragraph.ownerDocument.createElement('p')
    inside.append(...paragraph.childNodes)
    li.append(inside)
    at.list.append(li)
    paragraph.remove()
  }
}

/** Returns the element before it, empty paragraphs left out. */
function before(paragraph: Element): Element | null {
  let one = paragraph.previousElementSibling
  while (one?.localName === 'p' && one.textContent?.trim() === '') one = one.previousElementSibling
  return one
}

function itemOf(paragraph: HTMLElement): Item[] {
  const style = paragraph.getAttribute('style') ?? ''
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(style) ?? []
  if (list === undefined) return []
  const sign = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const marker = (sign?.textContent ?? '').replaceAll(/[\s\u00a0]/g, '')
  sign?.remove()
  return [{ paragraph, list, level: Number(level), marker }]
}
