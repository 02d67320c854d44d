import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { type bankApi, bankErrors } from '../contract.ts'
import { filesOfBody } from '../../question/body/files.ts'
import { fitsBody } from '../../question/server/check-answer.ts'
import { cleanBody } from '../../question/server/clean-body.ts'
import { toResults, toTake } from '../../question/server/present.ts'
import { mark } from '../../question/marking/mark.ts'
import { mustName } from './name-files.ts'
import { mustBeWithinLimits } from './within-limits.ts'

/** Shows a body as a learner would see it. Its files are checked as in a save, because they are shown. */
export async function tryQuestion(call: Call<typeof bankApi.tryQuestion>) {
  const { viewer, input } = call
  const { body, files } = await triedBody(call)
  const [question] = await toTake(call, [body], {
    ...{ viewer, files, locale: localeOf(call) },
    seeds: [input.seed],
  })
  return question!
}

/** Marks an answer to a body as a quiz would, with the key. */
export async function markTrial(call: Call<typeof bankApi.markTrial>) {
  const { viewer, input } = call
  const { answer, rule } = input
  const { body, files } = await triedBody(call)
  if (answer && !fitsBody(body, answer)) throw new AppError(bankErrors.otherAnswer)
  const marked = mark(body, answer, rule)
  const shown = [{ body, answer, marked, key: true }]
  const options = { viewer, files, locale: localeOf(call), seeds: [0] }
  const [tried] = await toResults(call, shown, options)
  return tried!.result
}

type Tried = Call<typeof bankApi.tryQuestion> | Call<typeof bankApi.markTrial>

/** A teacher tries both languages, whichever the page has. */
const localeOf = ({ locale, input: { language } }: Tried) =>
  language === undefined ? locale : language === 'en' ? 'en-US' : 'zh-CN'

async function triedBody({ db, viewer, input }: Tried) {
  const body = cleanBody(input.body)
  mustBeWithinLimits(body)
  const files = await db.transaction((tx) => mustName(tx, viewer, filesOfBody(body)))
  return { body, files }
}
