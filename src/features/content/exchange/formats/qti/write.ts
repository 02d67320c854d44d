import type { QuestionBody } from '../../../question/body/body.ts'
import type { Note, OutPaper, OutQuestion } from '../../paper-form.ts'
import { Noted } from '../shared/noted.ts'
import { fileIdsOf, noteFiles, outFilesOf, safeName, withAttachments } from '../shared/out-files.ts'
import { differencesOf } from '../shared/same-body.ts'
import { readXml, topOf } from '../shared/xml.ts'
import { zipOf } from '../shared/zip-of.ts'
import { extensionXml } from './extension.ts'
import { itemQuestion } from './item.ts'
import { manifestXml, testXml } from './manifest.ts'
import { normalise } from './normal.ts'
import { itemXml } from './out-item.ts'

/** Writes a paper as a package of QTI 3: a test with its sections, an item for each question, and their files. */
export async function writeQti(paper: OutPaper) {
  const out = await outFilesOf(paper)
  const items = paper.questions.map((question) => {
    const body = withAttachments(question.body, out)
    const xml = itemXml({ ...question, body }, paper.language)
    const { difficulty, tags, id } = question
    const media = fileIdsOf(question.body).flatMap((file) => out.get(file)?.name ?? [])
    return { id, xml, media, extension: extensionXml({ body, difficulty, tags }, xml) }
  })
  return {
    name: `${safeName(paper.name)}.zip`,
    mime: 'application/zip',
    bytes: await zipOf([
      ['imsmanifest.xml', manifestXml(items)],
      ['tests/test.xml', testXml(paper)],
      ...items.map(({ id, xml }) => [`items/${id}.xml`, xml] as const),
      ...[...out.values()].map(({ name, bytes }) => [`media/${name}`, bytes] as const),
    ]),
  }
}

/** Our own import gives everything back; what other programs do not see is found by reading without our extension. */
export function lossesOf(body: QuestionBody): Note[] {
  const noted = new Noted()
  noteFiles(body, noted)
  const names = new Map(fileIdsOf(body).map((id) => [id, { name: `${id}.png` }]))
  const named = withAttachments(body, names)
  const question: OutQuestion = {
    ...{ id: 'q', body: named, difficulty: 1, tags: [], points: 1, section: null },
  }
  const top = topOf(readXml(itemXml(question, 'zh')))
  normalise(top)
  const file = (address: string) => ({
    name: decodeURIComponent(address.replace('../media/', '')),
    bytes: new Uint8Array(),
  })
  const back = itemQuestion(top, { file, attachments: new Map() }).body
  if (back?.type !== body.type) noted.changed('onlyForUs', { field: body.type })
  else for (const field of differencesOf(named, back)) noted.changed('onlyForUs', { field })
  return noted.notes
}
