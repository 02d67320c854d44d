import { asc, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { cleanBody } from '../../question/server/clean-body.ts'
import type { exchangeApi } from '../contract.ts'
import { exchangeErrors } from '../errors.ts'
import { withAnswers } from '../formats/chinese-paper/with-answers.ts'
import type { ReadQuestion } from '../paper-form.ts'
import { questionImportRows } from '../tables.ts'
import { isTakable } from '../takable.ts'
import { holdReview } from './hold-import.ts'

/** Puts the answers of a second paste into the rows of a review, matched by number. */
export async function addAnswers({ db, viewer, input }: Call<typeof exchangeApi.addAnswers>) {
  return db.transaction(async (tx) => {
    const held = await holdReview(tx, viewer, input.importId)
    const rows = await tx
      .select()
      .from(questionImportRows)
      .where(eq(questionImportRows.importId, held.id))
      .orderBy(asc(questionImportRows.position))
    const paper = {
      ...{ name: held.name, sections: held.sections, printedTotal: held.printedTotal, notes: [] },
      questions: rows.map(
        ({ number, ...row }) => ({ ...row, ...(number !== null && { number }) }) as ReadQuestion,
      ),
      attachments: new Map(),
    }
    const answered = withAnswers(paper, input.text).questions
    const changed = rows.flatMap((row, at) => {
      const next = answered[at]!
      if (JSON.stringify(next.body) === JSON.stringify(row.body)) return []
      return [
        {
          id: row.id,
          body: next.body && cleanBody(next.body),
          notes: next.notes,
          keep: row.keep || isTakable(next),
        },
      ]
    })
    if (changed.length === 0) throw new AppError(exchangeErrors.noAnswersFound)
    await tx.execute(sql`
      update question_import_rows r set body = n.body, notes = n.notes, keep = n.keep
      from json_to_recordset(${JSON.stringify(changed)}::json)
        as n (id int, body jsonb, notes jsonb, keep boolean)
      where r.id = n.id`)
    return { changed: changed.length }
  })
}
