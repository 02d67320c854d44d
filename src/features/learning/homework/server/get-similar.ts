import { presentPerson } from '#src/features/content/bank/server/person-name.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import { pairsMost } from '../limits.ts'
import { commonPieces } from '../similarity.ts'
import { wordsOf } from './about.ts'
import { allWorks, type ListedWork, onePerWork } from './all-works.ts'
import { readHomework } from './facts.ts'
import { findPairs } from './find-pairs.ts'
import { maySeeSimilar } from './rules.ts'

/** Reads the works of homework that have words, with what their students were given. */
async function readTexts(
  { db, viewer }: Pick<Call<typeof homeworkApi.getSimilar>, 'db' | 'viewer'>,
  homeworkId: number,
) {
  const facts = await readHomework(db, { homeworkId, userId: viewer.id })
  must(maySeeSimilar(facts))
  const [works, words] = await Promise.all([allWorks(db, homeworkId), wordsOf(db, homeworkId)])
  const written = new Map(
    onePerWork(works)
      .filter(({ text }) => text !== null)
      .map((work) => [work.person.userId, work]),
  )
  const head = { ...headOf(facts), homework: { homeworkId, title: facts.title } }
  return { head, written, given: textOfHtml(words.body) }
}

const sideOf = ({ person, number, group, sharedId, handedInAt }: ListedWork, locale: Locale) => ({
  student: presentPerson(person, locale)!,
  group: sharedId === null ? null : group,
  ...{ number, handedInAt: new Date(handedInAt!).toISOString() },
})

/** Lists the pairs of works whose texts share passages, in three statements. */
export async function getSimilar(
  call: Call<typeof homeworkApi.getSimilar>,
): Promise<AnswerOf<typeof homeworkApi.getSimilar>> {
  const { head, written, given } = await readTexts(call, call.input.homeworkId)
  const texts = [...written.values()].map(({ person, text }) => ({
    ...{ id: person.userId, text: text! },
  }))
  const { compared, pairs } = await findPairs({ texts, given })
  const side = (id: number) => sideOf(written.get(id)!, call.locale)
  return {
    ...head,
    compared,
    total: pairs.length,
    pairs: pairs
      .slice(0, pairsMost)
      .map(({ one, other, share }) => ({ one: side(one), other: side(other), share })),
  }
}

/** Returns two works with their common passages. @throws homework.noWork, where one of them was not handed in */
export async function comparePair(
  call: Call<typeof homeworkApi.comparePair>,
): Promise<AnswerOf<typeof homeworkApi.comparePair>> {
  const { input, locale } = call
  const { head, written, given } = await readTexts(call, input.homeworkId)
  const [one, other] = [written.get(input.one), written.get(input.other)]
  if (!one || !other || one === other) throw new AppError(homeworkErrors.noWork)
  const [first, second] = commonPieces(one.text!, other.text!, given)
  return {
    ...head,
    one: { ...sideOf(one, locale), pieces: first },
    other: { ...sideOf(other, locale), pieces: second },
  }
}
