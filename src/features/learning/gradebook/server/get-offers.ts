import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { gradebookApi, GradeOffer } from '../contract.ts'
import { mayArrange } from './rules.ts'
import type { SourceContext } from './mark-source.ts'
import { markSources } from './sources.ts'
import { readBook } from './state.ts'

/** Lists the sources that the teacher may add, without those that are columns already. */
export async function getOffers({
  db,
  viewer,
  locale,
  input: { classId },
}: Call<typeof gradebookApi.getOffers>): Promise<AnswerOf<typeof gradebookApi.getOffers>> {
  const { standing, book } = await readBook(db, { classId, userId: viewer.id })
  must(mayArrange(standing))
  const taken = new Set(book!.columns.map(({ source, sourceId }) => `${source}:${sourceId}`))
  const offers = await offersOf({ db, locale, viewerId: viewer.id }, classId)
  return { offers: offers.filter(({ source, sourceId }) => !taken.has(`${source}:${sourceId}`)) }
}

/** What the sources offer a teacher of a class. */
export async function offersOf(
  context: SourceContext & { viewerId: number },
  classId: number,
): Promise<GradeOffer[]> {
  const found = await Promise.all(
    markSources.map(async ({ source, offers }) =>
      (await offers(context, classId)).map((offer) => ({ ...offer, source })),
    ),
  )
  return found.flat()
}
