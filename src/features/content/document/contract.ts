import { z } from 'zod'
import { readingErrors } from '#src/features/content/file/reading-errors.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInQuery } from '#src/shared/ids.ts'

/**
 * Files opened in the page: documents as page pictures with their words, spreadsheets as rows, and every
 * other kind as its player or its picture. The bytes of all parts lie below one signed prefix:
 * `{prefix}/pages-800/0.webp`, `{prefix}/words/0.json`, counted from 0.
 */

/** How a file is shown. */
export const documentKinds = [
  'pages',
  'sheets',
  'picture',
  'film',
  'sound',
  'text',
  'other',
] as const
/** `absent`: the parts are not made on this machine, because the program is not installed. */
export const documentStates = ['waiting', 'working', 'ready', 'failed', 'absent'] as const
/** Widths of page pictures in pixels: the kinds of the renditions are `pages-800`, `pages-1600`. */
export const pageWidths = [800, 1600] as const
/** The width of the small pictures of pages: the rendition `thumbs`. */
export const thumbWidth = 160
/** Rows of a sheet in one part of the rendition `rows`. */
export const rowsPerPart = 200
/** The most rows, columns and sheets that are shown; the rest is in the download. */
export const [rowsMax, columnsMax, sheetsMax] = [50_000, 256, 100]
/** The most characters of a text file that the page shows; the rest is in its download. */
export const textMax = 400_000
/** The most hits that a search within a document lists. */
export const hitsMax = 200

export const documentErrors = defineErrors('document', {
  downloadNotAllowed: {
    kind: 'forbidden',
    zh: '您没有下载该文件的权限',
    en: "Your account doesn't have permission to download this file",
  },
  printNotAllowed: {
    kind: 'forbidden',
    zh: '您没有打印该文件的权限',
    en: "Your account doesn't have permission to print this file",
  },
})

const readerInput = {
  /** The user file. */
  file: idInQuery(),
  /** The right that a link carries; see `content/file/server/reading-right.ts`. */
  right: z.string().max(200).optional(),
}

export const documentSchema = z.object({
  userFileId: z.int(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  /** Of the preparation, 0 to 100. */
  percent: z.int(),
  /** Why it failed, in words. */
  failure: z.object({ zh: z.string(), en: z.string() }).nullable(),
  /** '/media/7/…', valid for about an hour; null where no part exists. */
  prefix: z.string().nullable(),
  /** The original for a picture, film or sound in the page; null for other kinds. */
  url: z.string().nullable(),
  /** The original as an attachment; null where it may not be downloaded. */
  downloadUrl: z.string().nullable(),
  /** In points of 1/72 inch. */
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  /** The words of page 1, so that the first answer is whole. */
  firstText: z.string(),
  outline: z.array(z.object({ title: z.string(), page: z.int(), level: z.int() })),
  /** `part`: the first part of its rows in the rendition `rows`. */
  sheets: z.array(
    z.object({
      name: z.string(),
      rows: z.int(),
      columns: z.int(),
      part: z.int(),
      /** It has more rows or columns than are shown. */
      isCut: z.boolean(),
    }),
  ),
  /** The first 60 rows of the first sheet, so that the first answer is whole. */
  firstRows: z.array(z.array(z.string())),
  /** Films and sounds inside a presentation; `page` counts from 1. */
  media: z.array(
    z.object({
      page: z.int(),
      name: z.string(),
      kind: z.enum(['film', 'sound']),
      url: z.string(),
    }),
  ),
  /** A text file. `encoding`: as it was detected, 'utf-8', 'gb18030', 'big5'. */
  text: z.object({ content: z.string(), encoding: z.string() }).nullable(),
  /** It has more pages, sheets or text than are shown. */
  isCut: z.boolean(),
  can: z.object({ download: canSchema, print: canSchema }),
})
export type DocumentView = z.output<typeof documentSchema>

/** The words of a page, a part of the rendition `words`: [x, y, width, height, text] in points, in reading order. */
export type PageWords = [number, number, number, number, string][]
/** A part of the rendition `rows`: cells as they are shown. */
export type SheetRows = string[][]

const hitSchema = z.object({
  /** From 1; of a spreadsheet the sheet. */
  page: z.int(),
  /** The words around it; `at` and `length` mark the hit. */
  excerpt: z.string(),
  at: z.int(),
  length: z.int(),
  /** The row of a spreadsheet, from 1. */
  row: z.int().nullable(),
})

export const documentApi = {
  getDocument: endpoint({
    method: 'GET',
    path: 'Document/GetDocument',
    access: 'public',
    summary: {
      zh: '打开文件预览',
      en: 'Open a file in the page: its pages, sheets, outline, and what the reader may do with it',
    },
    input: z.object(readerInput),
    answer: documentSchema,
    errors: Object.values(readingErrors),
  }),
  getWays: endpoint({
    method: 'GET',
    path: 'Document/GetWays',
    access: 'public',
    summary: {
      zh: '查看如何获得文件权限',
      en: 'List the pages where the reader can get the right to a file',
    },
    input: z.object({ file: idInQuery() }),
    answer: z.array(z.object({ title: z.string(), path: z.string() })),
  }),
  searchInDocument: endpoint({
    method: 'GET',
    path: 'Document/SearchInDocument',
    access: 'public',
    summary: {
      zh: '在文件中搜索',
      en: 'Search the words of a document, in the order of its pages',
    },
    input: z.object({ ...readerInput, keyword: z.string().trim().min(1).max(100) }),
    answer: z.object({
      hits: z.array(hitSchema),
      /** Of the hits that are listed. */
      total: z.int(),
      /** More hits follow, which are not listed. */
      isMore: z.boolean(),
    }),
    errors: Object.values(readingErrors),
  }),
}
