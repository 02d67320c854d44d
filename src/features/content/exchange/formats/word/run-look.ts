import type { Element } from 'domhandler'
import { isTelling, looks } from '../chinese-paper/rich.ts'
import { childOf, valueOf } from './package.ts'

/** Whether a property such as bold is on; it may be there to be off. */
const isOn = (properties: Element | undefined, name: string): boolean => {
  const one = childOf(properties, name)
  return one !== undefined && !/^(0|false|none|off)$/.test(valueOf(one) ?? 'true')
}

/** The look of a run of text. */
export function lookOfRun(properties: Element | undefined): number {
  let look = 0
  if (isOn(properties, 'w:b')) look |= looks.bold
  if (isOn(properties, 'w:i')) look |= looks.italic
  if (isOn(properties, 'w:u')) look |= looks.underline
  if (isOn(properties, 'w:strike') || isOn(properties, 'w:dstrike')) look |= looks.struck
  const raised = valueOf(childOf(properties, 'w:vertAlign'))
  if (raised === 'superscript') look |= looks.raised
  if (raised === 'subscript') look |= looks.lowered
  if (isTelling(valueOf(childOf(properties, 'w:color')) ?? '')) look |= looks.coloured
  return look
}

export const isHidden = (properties: Element | undefined): boolean => isOn(properties, 'w:vanish')
