import type { Call } from '#src/server/kernel.ts'
import { widthOf } from '#src/server/net/networks.ts'
import { AppError, type KnownError } from '#src/shared/errors.ts'
import { accountErrors, type accountApi } from '../contract.ts'
import { guessErrors } from '#src/features/people/guard/guess-errors.ts'
import { kindOf, newCaptcha, solveCaptcha } from '#src/features/people/guard/server/captcha.ts'
import { deviceSubject } from './known-device.ts'
import { isHashingBusy } from './password.ts'
import { type Counted, readTries, reserveTry } from '#src/features/people/guard/server/tries.ts'
import {
  addressSubject,
  nameSubject,
  pairSubject,
} from '#src/features/people/guard/server/subjects.ts'
import {
  limitsOf,
  type Limit,
  type Proof,
  type Source,
  workLevelAt,
} from '#src/features/people/guard/server/sign-in-limits.ts'
import {
  beginTry,
  triesUnderWay,
  waitForTurn,
} from '#src/features/people/guard/server/turn-at-address.ts'

type LogIn = Call<typeof accountApi.login>

/** A try that was counted, before its password is checked. */
export interface Try {
  limits: Limit[]
  /** Lets others at the address continue; to be called in any case. */
  end: () => void
  /** Makes the refusal of a wrong password, with a captcha if the next try needs one. */
  refusal: () => Promise<AppError>
}

/** The subjects that a sign-in counts against. */
export interface Subjects {
  name: string
  address: string
  source: Source
}

export function subjectsOf(call: LogIn, userId: number | undefined): Subjects {
  const { input, origin, config } = call
  const name = nameSubject(input.username)
  const address = addressSubject(origin.ip)
  const device = deviceSubject(call, userId)
  const width = widthOf(config, origin.ip)
  const source = device
    ? { address, width, device }
    : { address, width, name, pair: pairSubject(name, address) }
  return { name, address, source }
}

/** Counts a try, so that simultaneous ones count too. @throws the refusal that says what the next try needs */
export async function enterTry(call: LogIn, subjects: Subjects): Promise<Try> {
  // Refused before anything is counted: a flood is not the fault of the person.
  if (isHashingBusy()) throw pauseOf(10)
  const { source, address } = subjects
  for (;;) {
    const counted = await count(call, subjects, 'none')
    if (counted) return counted
    const state = await readTries(call.db, limitsOf(source, 'none'))
    refuseFirmly(subjects, state)
    const reached = reachedIn(source, 'none', state)
    const isCrowd = reached.every((one) => one === address)
    // Tells a guesser no more than the captcha itself: the name has failed less often than would ask for one.
    const reason =
      isCrowd && reached.length > 0 ? guessErrors.addressCaptcha : accountErrors.captchaNeeded
    if (!isCrowd || call.input.captchaId !== undefined) {
      return enterWithCaptcha(call, subjects, state, reason)
    }
    // None is reached when a try has ended since.
    if (reached.length > 0 && !(await waitForTurn(address))) {
      return enterWithCaptcha(call, subjects, state, reason)
    }
  }
}

/** @param reason why a captcha is needed */
async function enterWithCaptcha(
  call: LogIn,
  subjects: Subjects,
  state: Counted[],
  reason: KnownError,
): Promise<Try> {
  const { captchaId, captcha, work } = call.input
  const level = workLevelAt(subjects.source, state)
  const refuse = (known: KnownError) => withCaptcha(call, subjects, level, known)
  if (!captchaId || !captcha) throw await refuse(reason)
  const boundTo = [subjects.name, subjects.address]
  const proof = await solveCaptcha(call, { captchaId, answer: captcha, work }, boundTo, level)
  if (!proof) throw await refuse(accountErrors.wrongCaptcha)
  if (proof === 'question') throw await refuse(guessErrors.workNeeded)
  const counted = await count(call, subjects, proof)
  if (counted) return counted
  refuseFirmly(subjects, await readTries(call.db, limitsOf(subjects.source, proof)))
  throw await refuse(guessErrors.workNeeded)
}

async function count(call: LogIn, subjects: Subjects, proof: Proof): Promise<Try | undefined> {
  const limits = limitsOf(subjects.source, proof)
  const begun = await beginTry(subjects.address, () => reserveTry(call.db, limits))
  return begun && { limits, end: begun.end, refusal: () => refusalOf(call, subjects) }
}

/** Tries under way at the address are no failures yet: most of a crowd's are going to be right. */
async function refusalOf(call: LogIn, subjects: Subjects): Promise<AppError> {
  const before = triesUnderWay(subjects.address)
  const counted = await readTries(call.db, limitsOf(subjects.source, 'none'))
  // Tries begin and end while the counts are read. The larger number only words a refusal; no try is allowed by it.
  const others = Math.max(before, triesUnderWay(subjects.address)) - 1
  const state = counted.map((one) =>
    one.subject === subjects.address ? { ...one, failures: one.failures - others } : one,
  )
  const isFree = reachedIn(subjects.source, 'none', state).length === 0
  if (isFree) return new AppError(accountErrors.wrongPassword)
  const level = workLevelAt(subjects.source, state)
  return withCaptcha(call, subjects, level, accountErrors.wrongPasswordCaptcha)
}

/** The subjects whose limits are reached. */
function reachedIn(source: Source, proof: Proof, state: Counted[]): string[] {
  const limits = limitsOf(source, proof)
  return state
    .filter(({ subject, failures, today, people }) => {
      const limit = limits.find((one) => one.subject === subject)!
      return failures >= limit.recent || today >= limit.perDay + people
    })
    .map(({ subject }) => subject)
}

/** @throws the refusals that no captcha opens: a pause, or the end of the day's tries */
function refuseFirmly({ source, address }: Subjects, state: Counted[]): void {
  const spent = reachedIn(source, 'work', state)
  if (spent.length > 0) {
    const isAddress = spent.every((one) => one === address)
    throw new AppError(isAddress ? guessErrors.addressSpent : guessErrors.nameSpent)
  }
  const seconds = Math.max(0, ...state.map(({ pause }) => pause))
  if (seconds > 0) throw pauseOf(seconds)
}

const pauseOf = (seconds: number) =>
  new AppError(accountErrors.wait, { values: { seconds }, data: { waitSeconds: seconds } })

/** Makes a refusal with the next captcha, of the same kind as the last one. */
async function withCaptcha(
  call: LogIn,
  { name }: Subjects,
  level: number,
  known: KnownError,
): Promise<AppError> {
  const kind = kindOf(call.input.captchaId)
  return new AppError(known, {
    data: { captcha: await newCaptcha(call, { kind, boundTo: name, level }) },
  })
}
