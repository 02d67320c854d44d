import { pageWidths } from '../contract.ts'

/** Page numbers count from 1, the parts of a rendition from 0. */
export const pageUrl = (prefix: string, page: number, width: (typeof pageWidths)[number]) =>
  `${prefix}/pages-${width}/${page - 1}.webp`
export const pageUrls = (prefix: string, page: number) =>
  pageWidths.map((width) => `${pageUrl(prefix, page, width)} ${width}w`).join(', ')
export const thumbUrl = (prefix: string, page: number) => `${prefix}/thumbs/${page - 1}.webp`
export const wordsUrl = (prefix: string, page: number) => `${prefix}/words/${page - 1}.json`
export const rowsUrl = (prefix: string, part: number) => `${prefix}/rows/${part}.json`
