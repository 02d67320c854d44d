import type { Attachments, PaperBlock, Source } from '../chinese-paper/block.ts'
import { textOfBlock } from '../chinese-paper/block.ts'
import { Rich } from '../chinese-paper/rich.ts'
import { labels } from './labels-text.ts'

/** The kind of a document of a printed paper, as its first line says. */
export type PrintedPart = 'paper' | 'sheet' | 'answers'

const endsWith = (words: 'sheet' | 'answers') =>
  new RegExp(`(?:${labels.zh[words]}|${labels.en[words]})$`, 'i')
const endings = { sheet: endsWith('sheet'), answers: endsWith('answers') } as const

/** Tells the part by the title, because archives that were packed again may have lost the names of their files. */
export function partOf({ blocks }: Source): PrintedPart {
  const title = blocks.find((one) => textOfBlock(one).trim() !== '')
  const text = title ? textOfBlock(title).trim() : ''
  return endings.sheet.test(text) ? 'sheet' : endings.answers.test(text) ? 'answers' : 'paper'
}

/** Puts the answers behind their paper, under a heading of their own. */
export function joined(paper: Source, answers: Source | undefined): Source {
  if (!answers) return paper
  const last = paper.blocks.at(-1)?.line ?? 0
  const heading: PaperBlock = {
    kind: 'line',
    rich: Rich.of(labels.zh.answers),
    line: last + 1,
  }
  const behind = answers.blocks.map((one) => ({ ...one, line: last + 1 + one.line }))
  const attachments: Attachments = new Map([...paper.attachments, ...answers.attachments])
  return {
    blocks: [...paper.blocks, heading, ...behind],
    attachments,
    notes: [...paper.notes, ...answers.notes],
  }
}

/** The answers without the title of their document. */
export function withoutTitle(source: Source): Source {
  const at = source.blocks.findIndex((one) => textOfBlock(one).trim() !== '')
  return { ...source, blocks: source.blocks.slice(at + 1) }
}
