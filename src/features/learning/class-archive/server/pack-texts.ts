import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  personName,
} from '#src/features/content/bank/server/person-name.ts'
import { enSentences, zhSentences } from '#src/features/learning/class/history-sentences-text.ts'
import { wholeHistory } from '#src/features/learning/class/server/get-history.ts'
import { readSemester } from '#src/features/learning/class/semester.ts'
import { fileNames } from '#src/features/learning/homework/server/work-names.ts'
import type { Stored } from '#src/features/learning/homework/server/write-export.ts'
import { markdownOfHtml } from '#src/features/learning/note/server/markdown-of-html.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import type { Pack } from './pack.ts'
import { packFile } from './pack-file.ts'
import { shortName } from './pack-homework.ts'
import { semesterWords } from './semester-words.ts'

interface Announcement extends Record<string, unknown> {
  title: string
  body: string
  publishAt: string
  author: PersonJson
  /** The files that its text names. */
  files: Stored[]
}

/** Packs announcements and the history of the class as text, and the files of announcements beside it. */
export async function packTexts(pack: Pack): Promise<void> {
  const { words, packing, step } = pack
  for (const [label, lines] of [
    [words.announcements, await announcements(pack)],
    [words.history, await history(pack)],
  ] as const) {
    if (lines.length > 0) {
      const path = `${label}.txt`
      packing.text(path, `${lines.join('\n')}\n`)
      packing.list({ part: label, label: path, path })
    }
    await step()
  }
}

async function announcements(pack: Pack): Promise<string[]> {
  const { kernel, standing, order, words } = pack
  const { rows } = await kernel.db.execute<Announcement>(sql`
    select a.title, a.body, a.publish_at as "publishAt", ${personJson('u')} as author,
      coalesce((select json_agg(json_build_object('userFileId', n.id, 'name', n.name, 'key', f.key, 'sealed', f.sealed,
          'size', f.size) order by n.id)
        from announcement_files x join user_files n on n.id = x.user_file_id join files f on f.id = n.file_id
        where x.announcement_id = a.id), '[]') as files
    from announcements a left join users u on u.id = a.author_id
    where a.class_id = ${standing.classId} and a.publish_at <= now() order by a.publish_at, a.id`)
  const lines: string[] = []
  for (const [at, { title, body, publishAt, author, files }] of rows.entries()) {
    const folder = `${words.announcementFiles}/${String(at + 1).padStart(3, '0')} ${shortName(title)}`
    const paths = fileNames(files.map(({ name }) => name)).map((name) => `${folder}/${name}`)
    for (const [index, file] of files.entries()) {
      const label = `${title} · ${file.name}`
      await packFile(pack, { file, part: words.announcementFiles, label, path: paths[index]! })
    }
    const by = author ? personName(author, order.language) : words.nobody
    lines.push(
      ...[title, `${sayMoment(publishAt)} · ${by}`, '', markdownOfHtml(body), ''],
      ...(paths.length > 0 ? [`${words.attachments}:`, ...paths, ''] : []),
      ...['----------------------------------------', ''],
    )
  }
  return lines
}

async function history({ kernel, standing, order, words }: Pack): Promise<string[]> {
  const sentences = order.language === 'en-US' ? enSentences : zhSentences
  const events = await wholeHistory(kernel.db, standing.classId, order.language)
  const semester = (written: string) => semesterWords(readSemester(written), order.language)
  return events.map(({ kind, actor, subject, from, to, name, role, count, at }) => {
    const sentence = sentences[kind]({
      actor: actor?.name ?? words.nobody,
      subject: subject?.person?.name ?? words.nobody,
      ...(kind === 'moved' ? { from: semester(from), to: semester(to) } : { from, to }),
      ...{ name, count: String(count), role: role ? words.inSentence[role] : '' },
    })
    return `${sayMoment(at)}  ${sentence}`
  })
}
