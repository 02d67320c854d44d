import type { DocumentView } from '../contract.ts'
import type { Bookmark } from './pdfium.ts'

type Outline = DocumentView['outline']

/** Deeper headings are left out, and those beyond a long book's. */
const deepest = 4
const most = 1000
const longest = 200

/** The bookmarks of a PDF as a flat list with levels from 1, in reading order; pages count from 1. */
export function outlineOf(bookmarks: readonly Bookmark[], pages: number): Outline {
  const outline: Outline = []
  const add = (list: readonly Bookmark[], level: number) => {
    for (const { title, target, children = [] } of list) {
      if (outline.length === most) return
      const page = pageOf(target)
      const name = title.replaceAll(/\s+/g, ' ').trim().slice(0, longest)
      if (name !== '' && page !== undefined && page >= 0 && page < pages) {
        outline.push({ title: name, level, page: page + 1 })
      }
      if (level < deepest) add(children, level + 1)
    }
  }
  add(bookmarks, 1)
  return outline
}

/** Actions other than "go to a page" open addresses and files, and are not followed. */
function pageOf(target: Bookmark['target']): number | undefined {
  return target?.type === 'destination'
    ? target.destination.pageIndex
    : target?.action.destination?.pageIndex
}
