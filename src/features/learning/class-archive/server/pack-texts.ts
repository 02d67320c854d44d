import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  personName,
} from '#src/features/content/bank/server/person-name.ts'
import { enSentences, zhSentences } from '#src/features/learning/class/history-sentences-text.ts'
import { wholeHistory } from '#src/features/learning/class/server/get-history.ts'
import { readSemester } from '#src/features/learning/class/semester.ts'
import { markdownOfHtml } from '#src/features/learning/note/server/markdown-of-html.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import type { Pack } from './pack.ts'
import { semesterWords } from './semester-words.ts'

interface Announcement extends Record<string, unknown> {
  title: string
  body: string
  publishAt: string
  author: PersonJson
}

/** Packs announcements and the history of the class as text. */
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

async function announcements({ kernel, standing, order, words }: Pack): Promise<string[]> {
  const { rows } = await kernel.db.execute<Announcement>(sql`
    select a.title, a.body, a.publish_at as "publishAt", ${personJson('u')} as author
    from announcements a left join users u on u.id = a.author_id
    where a.class_id = ${standing.classId} and a.publish_at <= now() order by a.publish_at, a.id`)
  return rows.flatMap(({ title, body, publishAt, author }) => [
    title,
    `${sayMoment(publishAt)} · ${author ? personName(author, order.language) : words.nobody}`,
    '',
    markdownOfHtml(body),
    '',
    '----------------------------------------',
    '',
  ])
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
