import { patienceHours, type ReturnReason } from './limits.ts'
import { orderOf } from './order-of.ts'

/** A work that takes part, with its student, who reviews others. */
export interface Participant {
  workId: number
  userId: number
}

/** One work asked of one reviewer. */
export interface Asked {
  workId: number
  reviewerId: number
  /** Milliseconds. */
  askedAt: number
  /** It was asked in place of one that nobody has written. */
  again: boolean
  /** Another was asked in its place. */
  passedOn: boolean
  done: boolean
}

export interface RoundNow {
  /** Works for each reviewer, and reviewers for each work. */
  reviews: number
  seed: number
  now: number
  endsAt: number
  participants: readonly Participant[]
  asked: readonly Asked[]
  /** Works that came back to the teacher before. */
  returned: ReadonlySet<number>
}

export interface Step {
  give: { workId: number; reviewerId: number; again: boolean }[]
  passOn: { workId: number; reviewerId: number }[]
  toTeacher: { workId: number; why: ReturnReason }[]
  isEnd: boolean
}

export const patience = patienceHours * 3_600_000

/**
 * What is due in a round at this moment. The same round at the same moment gives the same step, and a step that was made
 * gives nothing twice. Nothing is ever taken from a reviewer: one who comes late may still answer until the end.
 */
export function nextStep(round: RoundNow): Step {
  const board = new Board(round)
  if (round.now >= round.endsAt) {
    const why = round.participants.length === 1 ? 'alone' : 'ended'
    for (const { workId } of round.participants) {
      if (!board.hasReview(workId)) board.giveBack(workId, why)
    }
    return { ...board.step, isEnd: true }
  }
  allocate(round, board)
  passOn(round, board)
  return board.step
}

/** The works that are asked, and what the step adds to them. */
class Board {
  readonly step: Step = { give: [], passOn: [], toTeacher: [], isEnd: false }
  readonly byWork = new Map<number, Asked[]>()
  readonly byReviewer = new Map<number, Asked[]>()
  readonly #round: RoundNow

  constructor(round: RoundNow) {
    this.#round = round
    for (const { workId, userId } of round.participants) {
      this.byWork.set(workId, [])
      this.byReviewer.set(userId, [])
    }
    // Works and reviewers that are out do not count.
    for (const one of round.asked) this.#add(one)
  }

  #add(one: Asked) {
    this.byWork.get(one.workId)?.push(one)
    if (this.byWork.has(one.workId)) this.byReviewer.get(one.reviewerId)?.push(one)
  }

  give(workId: number, reviewerId: number, again = false) {
    this.step.give.push({ workId, reviewerId, again })
    this.#add({ workId, reviewerId, again, askedAt: this.#round.now, passedOn: false, done: false })
  }

  giveBack(workId: number, why: ReturnReason) {
    const isBack = ({ workId: other }: { workId: number }) => other === workId
    if (this.#round.returned.has(workId) || this.step.toTeacher.some(isBack)) return
    this.step.toTeacher.push({ workId, why })
  }

  load = (userId: number) => this.byReviewer.get(userId)?.length ?? 0
  asked = (workId: number) => this.byWork.get(workId) ?? []
  hasReview = (workId: number) => this.asked(workId).some(({ done }) => done)
  isFinished = (userId: number) => (this.byReviewer.get(userId) ?? []).every(({ done }) => done)
  isPresent = (userId: number) => this.byReviewer.has(userId)

  /** Whether this reviewer may get the work: it is another's, and new to the reviewer. */
  mayReview = ({ workId, userId: owner }: Participant, userId: number) =>
    userId !== owner && !this.asked(workId).some(({ reviewerId }) => reviewerId === userId)
}

/**
 * Gives works that nobody was asked to review yet. At the beginning all stand in a ring, and each reviews those that follow,
 * so that all have the same number. A later work goes to the reviewers who have fewest, and its student gets the works that fewest review.
 */
function allocate({ participants, reviews, seed }: RoundNow, board: Board) {
  const order = orderOf(participants, seed)
  const fresh = order.filter(({ workId }) => board.asked(workId).length === 0)
  const most = Math.min(reviews, participants.length - 1)
  const [first] = order
  if (first && order.length === 1) {
    return board.hasReview(first.workId) ? undefined : board.giveBack(first.workId, 'alone')
  }
  if (fresh.length === order.length) {
    for (const [at, { userId }] of order.entries()) {
      for (let step = 1; step <= most; step++) {
        board.give(order[(at + step) % order.length]!.workId, userId)
      }
    }
    return undefined
  }
  for (const work of fresh) {
    const reviewers = order
      .filter(({ userId }) => board.mayReview(work, userId))
      .toSorted((a, b) => board.load(a.userId) - board.load(b.userId))
    const missing = most - board.asked(work.workId).length
    for (const { userId } of reviewers.slice(0, Math.max(0, missing))) {
      board.give(work.workId, userId)
    }
    const works = order
      .filter((one) => board.mayReview(one, work.userId))
      .toSorted((a, b) => board.asked(a.workId).length - board.asked(b.workId).length)
    for (const one of works.slice(0, Math.max(0, most - board.load(work.userId)))) {
      board.give(one.workId, work.userId)
    }
  }
  return undefined
}

/** Asks others where reviewers have not answered in time, and gives works back that nobody will review. */
function passOn({ participants, now, seed }: RoundNow, board: Board) {
  const order = orderOf(participants, seed + 1)
  const isOver = ({ askedAt, reviewerId, done }: Asked) =>
    !done && (now - askedAt >= patience || !board.isPresent(reviewerId))
  const doneOf = ({ workId }: Participant) => board.asked(workId).filter(({ done }) => done).length
  // Works with the fewest reviews come first, because there may not be others for all.
  for (const work of order.toSorted((a, b) => doneOf(a) - doneOf(b))) {
    const mayWait: boolean[] = []
    for (const slot of [...board.asked(work.workId)]) {
      if (slot.passedOn || slot.again || !isOver(slot)) continue
      const others = order.filter(({ userId }) => board.mayReview(work, userId))
      const [next] = others
        .filter(({ userId }) => board.isFinished(userId))
        .toSorted((a, b) => board.load(a.userId) - board.load(b.userId))
      if (next) {
        board.step.passOn.push({ workId: slot.workId, reviewerId: slot.reviewerId })
        board.give(work.workId, next.userId, true)
        continue
      }
      mayWait.push(others.length > 0 && now - slot.askedAt < 2 * patience)
    }
    const asked = board.asked(work.workId)
    if (asked.length === 0 || board.hasReview(work.workId)) continue
    if (mayWait.some(Boolean) || asked.some((one) => !isOver(one))) continue
    const isLate = asked.some(({ again }) => again) || mayWait.length > 0
    const isNobody = !order.some(({ userId }) => board.mayReview(work, userId))
    board.giveBack(work.workId, isNobody || !isLate ? 'nobody' : 'late')
  }
}
