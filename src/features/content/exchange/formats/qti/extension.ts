import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { z } from 'zod'
import { questionBody } from '../../../question/body/body.ts'
import type { ReadQuestion } from '../../paper-form.ts'
import { decode } from '../shared/decode.ts'
import { finished } from '../shared/finish.ts'
import { Noted } from '../shared/noted.ts'
import {
  allBelow,
  attributeOf,
  childOf,
  localName,
  readXml,
  textIn,
  topOf,
  xmlText,
} from '../shared/xml.ts'
import type { Unzipped } from '../shared/zip.ts'
import { foreignFiles } from '../shared/foreign-files.ts'

/** The namespace of that which QTI has no word for. */
export const namespace = 'urn:farsail:question:1'

const stored = z.object({
  body: questionBody,
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  tags: z.array(z.string()),
})
export type Stored = z.output<typeof stored>

export interface OwnQuestion {
  question: Pick<ReadQuestion, 'body' | 'difficulty' | 'tags' | 'notes'>
  /** Addresses of the files that the body names, as seen from the item. */
  files: string[]
}

export const digestOf = (item: Uint8Array | string): string =>
  createHash('sha256').update(item).digest('hex')

/** The whole question as JSON, in the metadata of its resource, with the digest of the item that was written. */
export const extensionXml = (question: Stored, item: string): string =>
  `<farsail:question xmlns:farsail="${namespace}" digest="${digestOf(item)}">${xmlText(JSON.stringify(question))}</farsail:question>`

/**
 * Finds the questions of our own export, by the paths of their items. An item that another program has changed
 * since is read as it is: what it says now counts.
 */
export function ownQuestions(files: Unzipped): Map<string, OwnQuestion> {
  const found = new Map<string, OwnQuestion>()
  const manifest = files.get('imsmanifest.xml')
  if (!manifest) return found
  const top = topOf(readXml(decode(manifest).text))
  for (const resource of allBelow(top, 'resource')) {
    const own = childOf(childOf(resource, 'metadata'), 'question')
    const path = posix.normalize(attributeOf(resource, 'href'))
    const item = files.get(path)
    if (
      !own ||
      !item ||
      localName(own) !== 'question' ||
      attributeOf(own, 'digest') !== digestOf(item)
    )
      continue
    const question = parsed(textIn(own))
    if (!question) continue
    const noted = new Noted()
    const { body, tags, difficulty, notes } = finished({
      ...{ place: { kind: 'item', at: path }, source: '', noted },
      ...question,
      body: foreignFiles(question.body),
    })
    found.set(path, { question: { body, tags, difficulty, notes }, files: attachmentsIn(body) })
  }
  return found
}

function parsed(json: string): Stored | null {
  try {
    return stored.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

/** Attachments are named as the files of the package are: media/NAME. */
const attachmentsIn = (body: unknown): string[] => {
  const json = JSON.stringify(body).replaceAll('\\"', '"')
  const names = [...json.matchAll(/data-attachment="([^"]+)"|"attachment":"([^"]+)"/g)]
  return names.map(([, inHtml, named]) => `../media/${encodeURIComponent(inHtml ?? named ?? '')}`)
}
