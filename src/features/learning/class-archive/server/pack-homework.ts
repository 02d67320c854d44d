import { sql } from 'drizzle-orm'
import {
  allWorks,
  type ListedWork,
  onePerWork,
} from '#src/features/learning/homework/server/all-works.ts'
import { marksSheet } from '#src/features/learning/homework/server/get-marks.ts'
import { fileNames, folderNames } from '#src/features/learning/homework/server/work-names.ts'
import {
  addMembers,
  addWork,
  namesIn,
  type Stored,
  storedFiles,
} from '#src/features/learning/homework/server/write-export.ts'
import type { Criterion } from '#src/features/learning/homework/stored.ts'
import { markdownOfHtml } from '#src/features/learning/note/server/markdown-of-html.ts'
import { safeName } from '#src/server/text/safe-name.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import { packedMiB } from '../limits.ts'
import { chooseSamples } from '../samples.ts'
import type { Pack } from './pack.ts'
import { packFile } from './pack-file.ts'

interface Homework extends Record<string, unknown> {
  homeworkId: number
  title: string
  body: string
  fullMark: number | null
  criteria: Criterion[]
  dueAt: string
  lateUntil: string | null
  latePercent: number
  lateFloor: number
  withdrawn: boolean
  nameless: boolean
  attachments: Stored[]
}

/** The works have more bytes than an archive takes. */
export class TooLarge extends Error {}

/** Windows takes paths of 260 characters, with the folder into which the zip is unpacked. */
const titleMost = 40
export const shortName = (text: string): string =>
  safeName(Array.from(safeName(text)).slice(0, titleMost).join('')) || '-'

/** Reads homework in the order of its dates, what was withdrawn after the other, in one statement. */
async function readHomework({ kernel, standing }: Pack): Promise<Homework[]> {
  const { rows } = await kernel.db.execute<Homework>(sql`
    select h.id as "homeworkId", h.title, h.body, h.full_mark as "fullMark", h.criteria, h.due_at as "dueAt",
      h.late_until as "lateUntil", h.late_percent as "latePercent", h.late_floor as "lateFloor",
      h.state = 'withdrawn' as withdrawn, h.names_hidden and h.released_at is null as nameless,
      coalesce((select json_agg(json_build_object('userFileId', u.id, 'name', u.name, 'key', f.key, 'sealed', f.sealed,
          'size', f.size) order by a.place)
        from homework_attachments a join user_files u on u.id = a.user_file_id join files f on f.id = u.file_id
        where a.homework_id = h.id), '[]') as attachments
    from homework h where h.class_id = ${standing.classId} and h.state <> 'draft'
    order by withdrawn, h.due_at, h.id`)
  return rows
}

/** Packs homework as it was set, its marks, and works by choice. */
export async function packHomework(pack: Pack): Promise<void> {
  const { kernel, order, words, packing, make, step } = pack
  const most = { bytes: packedMiB * 1024 * 1024 }
  for (const [at, one] of (await readHomework(pack)).entries()) {
    const folder = `${words.homework}/${String(at + 1).padStart(2, '0')} ${shortName(one.title)}`
    const part = `${words.homework} ${at + 1} ${one.title}`
    const list = (label: string, path: string) => packing.list({ part, label, path })
    if (one.withdrawn) list(words.withdrawn, '')
    const about = `${folder}/${words.homeworkAbout}.txt`
    packing.text(about, aboutOf(one, pack))
    list(words.homeworkAbout, about)
    if (one.nameless) list(words.nameless, '')
    const names = fileNames(one.attachments.map(({ name }) => name))
    for (const [index, file] of one.attachments.entries()) {
      const path = `${folder}/${words.attachments}/${names[index]}`
      const label = words.said(words.attachments, names[index]!)
      await packFile(pack, { file, path, part, label })
    }
    const works = await allWorks(kernel.db, one.homeworkId)
    const sheets = [marksSheet(one, works, order.language)]
    const marks = `${folder}/${words.marks}.xlsx`
    packing.bytes(marks, await make({ kind: 'workbook', sheets }))
    list(words.marks, marks)
    // The work of a group is packed once: a copy for each member would fill the disk.
    const handedIn = onePerWork(works.filter(({ text }) => text !== null))
    const chosen = chosenWorks(handedIn, pack)
    if (chosen.length > 0) {
      const into = `${folder}/${order.works === 'all' ? words.works : words.samples}`
      await addWorks(pack, { chosen, works }, into, most)
      const label = order.works === 'all' ? words.works : words.samples
      list(`${label} (${words.sampleCount(chosen.length, handedIn.length)})`, `${into}/`)
    }
    await step()
  }
  if (order.works !== 'none') packing.leave(words.annotations)
}

function chosenWorks(works: readonly ListedWork[], { order }: Pack): readonly ListedWork[] {
  if (order.works === 'none') return []
  return order.works === 'all' ? works : chooseSamples(works, order.samples)
}

async function addWorks(
  { kernel, order, words, packing, room, signal }: Pack,
  { chosen, works }: Record<'chosen' | 'works', readonly ListedWork[]>,
  into: string,
  most: { bytes: number },
): Promise<void> {
  const stored = await storedFiles(kernel, chosen)
  for (const { size } of stored.values()) {
    most.bytes -= size
    room.bytes -= size
  }
  if (most.bytes < 0) throw new TooLarge()
  const folders = folderNames(chosen.map(namesIn(order.language)), words.noNumber)
  for (const [at, work] of chosen.entries()) {
    signal.throwIfAborted()
    const how = {
      ...{ kernel, stored, draw: async () => undefined },
      held: { photos: 'apart' as const, locale: order.language },
    }
    const folder = `${into}/${folders[at]}`
    await packing.with(async (zip) => {
      addMembers(how, zip, folder, { work, works })
      await addWork(how, zip, folder, work)
    })
  }
}

function aboutOf(one: Homework, { words }: Pick<Pack, 'words'>): string {
  const points = (hundredths: number) => String(hundredths / 100)
  const lines = [
    one.title,
    ...(one.withdrawn ? [words.withdrawn] : []),
    '',
    words.said(words.due, sayMoment(one.dueAt)),
    ...(one.lateUntil
      ? [words.late(sayMoment(one.lateUntil), one.latePercent, one.lateFloor)]
      : []),
    one.fullMark === null ? words.unmarked : words.said(words.fullMark, points(one.fullMark)),
    '',
    markdownOfHtml(one.body),
  ]
  if (one.criteria.length > 0) {
    lines.push('', words.rubric)
    for (const { text, points: of } of one.criteria) lines.push(`- ${text} (${points(of)})`)
  }
  return `${lines.join('\n')}\n`
}
