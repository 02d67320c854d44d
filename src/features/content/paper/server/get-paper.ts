import { sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { must } from '#src/shared/can.ts'
import { type paperApi, type PaperSection } from '../contract.ts'
import { headColumns, type HeadRow, presentHead } from './paper-head.ts'
import { readableBy, type ReadInVersion, withShownTitle } from './readable.ts'
import { mayManage } from './rules.ts'

interface Row extends Record<string, unknown> {
  sectionId: number
  name: string
  intro: string
  inBoth: PaperSection['inBoth']
  printedTotal: number | null
  questions: (PaperSection['questions'][number] & ReadInVersion)[]
}

/** Reads a paper of one's own in three round trips, for any number of questions. @throws paper.unknown */
export async function getPaper({ db, viewer, locale, input }: Call<typeof paperApi.getPaper>) {
  const { paperId } = input
  const [{ rows: heads }, readable] = await Promise.all([
    db.execute<HeadRow & { revision: number }>(sql`
      select ${headColumns(locale)}, p.revision from papers p where p.id = ${paperId} and p.owner_id = ${viewer.id}`),
    readableBy(db, viewer),
  ])
  const [head] = heads
  must(mayManage({ isOwner: head !== undefined }))
  const title =
    locale === 'en-US'
      ? sql`coalesce(nullif(q.title_en, ''), q.title)`
      : sql`coalesce(nullif(q.title, ''), q.title_en)`
  const { rows: sections } = await db.execute<Row>(sql`
    select s.id as "sectionId", ${inLanguage(locale, 's', 'name')} as name,
      ${inLanguage(locale, 's', 'intro')} as intro,
      json_build_object('name', json_build_object('zh', s.name, 'en', s.name_en),
        'intro', json_build_object('zh', s.intro, 'en', s.intro_en)) as "inBoth", s.printed_total::float8 as "printedTotal",
      coalesce((
        select json_agg(json_build_object('questionId', q.id, 'versionId', x.version_id, 'type', q.type,
          'status', q.status, 'title', ${title}, 'body', case when not ${readable} then v.body end, 'points', x.points::float8,
          'isOutdated', v.number < q.version and ${readable}) order by x.position)
        from paper_questions x join questions q on q.id = x.question_id
        join question_versions v on v.id = x.version_id
        where x.section_id = s.id), '[]') as questions
    from paper_sections s where s.paper_id = ${paperId} order by s.position`)
  const inWords = sections.map((section) => {
    const { name, intro } = section.inBoth
    const words = { zh: textOfHtml(intro.zh), en: textOfHtml(intro.en) }
    const questions = section.questions.map((question) => withShownTitle(question, locale))
    return { ...section, questions, inBoth: { name, intro: words } }
  })
  return { ...presentHead(head!), revision: head!.revision, sections: inWords }
}
