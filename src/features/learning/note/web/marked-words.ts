import type { Anchor } from '../anchor.ts'
import { anchorAroundMost, anchorWordsMost } from '../limits.ts'

/** The text of the page on whose words notes are written: `<div {...markable}>`. */
export const markable = { 'data-words': '' } as const

const textOn = () => document.querySelector<HTMLElement>('[data-words]')
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Returns the words that are selected in the text of the page; null without a selection in it. */
export function markedWords(): Extract<Anchor, { kind: 'words' }> | null {
  const text = textOn()
  const selection = getSelection()
  if (!text || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!text.contains(range.commonAncestorContainer)) return null
  const words = inOneLine(range.toString()).trim().slice(0, anchorWordsMost)
  if (words === '') return null
  const around = (from: 'before' | 'after') => {
    const rest = document.createRange()
    rest.selectNodeContents(text)
    if (from === 'before') rest.setEnd(range.startContainer, range.startOffset)
    else rest.setStart(range.endContainer, range.endOffset)
    return inOneLine(rest.toString())
  }
  return {
    ...{ kind: 'words', words },
    before: around('before').slice(-anchorAroundMost),
    after: around('after').slice(0, anchorAroundMost),
  }
}

/** Whether words are selected, for `useSyncExternalStore` with `watchSelection`. */
export const hasMarked = () => markedWords() !== null
export function watchSelection(tell: () => void): () => void {
  document.addEventListener('selectionchange', tell)
  return () => document.removeEventListener('selectionchange', tell)
}

/** Marks words in the text of the page, and brings them into view. @returns whether the text has them */
export function showWords(words: string): boolean {
  const text = textOn()
  const range = text && rangeOf(text, words)
  if (!range) return false
  const element = range.startContainer.parentElement
  element?.scrollIntoView({ block: 'center' })
  // Browsers without highlights select the words.
  if ('highlights' in CSS) CSS.highlights.set('marked-words', new Highlight(range))
  else {
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  }
  return true
}

export const hideWords = () => {
  if ('highlights' in CSS) CSS.highlights.delete('marked-words')
}

/** Finds words whatever the spaces between them: lines and blocks end where the writer's browser saw none. */
function rangeOf(text: HTMLElement, words: string): Range | undefined {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const places: { node: Node; offset: number }[] = []
  let all = ''
  while (walker.nextNode()) {
    const node = walker.currentNode
    for (const [offset, sign] of [...(node.nodeValue ?? '')].entries()) {
      if (/\s/.test(sign)) continue
      all += sign
      for (let unit = 0; unit < sign.length; unit += 1) places.push({ node, offset })
    }
  }
  const sought = words.replaceAll(/\s+/g, '')
  const at = all.indexOf(sought)
  const [first, last] = [places[at], places[at + sought.length - 1]]
  if (at < 0 || !first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.node, unitsBefore(first))
  range.setEnd(last.node, unitsBefore({ ...last, offset: last.offset + 1 }))
  return range
}

/** A range counts in units of UTF-16; the places count in signs. */
const unitsBefore = ({ node, offset }: { node: Node; offset: number }) =>
  [...(node.nodeValue ?? '')].slice(0, offset).join('').length
