import type { Element } from 'domhandler'
import type { Noted } from '../shared/noted.ts'
import type { Texts } from '../shared/texts.ts'

/** Everything of an item of QTI 1.2 that its parts are read with. */
export interface V1Reading {
  item: Element
  noted: Noted
  /** What Canvas calls its type; '' elsewhere. */
  type: string
  /** The HTML of a material and of what is directly beside it. */
  html(element: Element | undefined): string
  texts: Texts
}
