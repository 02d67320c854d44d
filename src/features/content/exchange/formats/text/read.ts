import type { ReadPaper } from '../../paper-form.ts'
import { readPaper } from '../chinese-paper/read-paper.ts'
import { htmlSource } from './html-source.ts'
import { textSource } from './text-source.ts'

/** Reads a paper from pasted text. */
export const readText = (text: string): ReadPaper => readPaper(textSource(text))

/** Reads a paper from pasted HTML, as Word, WPS and pages of the web put it into the clipboard. */
export const readHtml = (html: string): ReadPaper => readPaper(htmlSource(html))
