import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { photosAt, placeOf, withPhotos } from '#src/features/content/question/photos-in-answer.ts'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { useStale } from '#src/web/stale.ts'
import { type Attempt, quizApi } from '../../contract.ts'
import { phoneTopic } from '../../topic.ts'

/** Milliseconds for which a question about photographs on their way may hold the learner up. */
const askMs = 1500
/** Milliseconds between two looks at photographs on their way. */
const lookMs = 1500
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

interface On {
  answer: (questionId: number) => QuestionAnswer | undefined
  give: (questionId: number, answer: QuestionAnswer) => void
  /** A phone may be sending from now on. */
  isCodeShown: boolean
  /** The quiz leads no way back to the question at this place. */
  isShut: (index: number) => boolean
}

/**
 * Adds photographs that a phone sends to the answers of this page, and takes out those that were removed there. It looks
 * when the server says that some have come, and at opening, because they may have come before.
 */
export function usePhonePhotos(attempt: Attempt, on: On) {
  const { attemptId, questions, byPhone } = attempt
  const [files, setFiles] = useState<readonly GivenFile[]>([])
  const [arriving, setArriving] = useState(0)
  const [received, setReceived] = useState(0)
  /** Given to their answer once: one that the learner has removed since does not come back. */
  const given = useRef(new Set<number>())
  const latest = useRef(on)
  /** Whether a phone may have sent something. */
  const used = useRef(byPhone)
  useEffect(() => {
    latest.current = on
    if (on.isCodeShown) used.current = true
  })
  const look = useCallback(async () => {
    const quiet = { quiet: true, background: true } as const
    const found = await quietly(api(quizApi.getPhonePhotos, { attemptId }, quiet))
    if (!found) return 0
    setArriving(found.arriving)
    if (found.arriving > 0) used.current = true
    for (const [index, { questionId, question }] of questions.entries()) {
      if (latest.current.isShut(index)) continue
      const own = found.photos.filter((one) => one.questionId === questionId)
      for (const part of new Set(own.map((one) => one.part))) {
        const typed =
          question.type === 'group'
            ? question.questions.find(({ id }) => id === part)?.question
            : question
        const place = placeOf(typed, part)
        if (!place) continue
        const here = own.filter((one) => one.part === part)
        const idsOf = (offer: 'offered' | 'withdrawn') =>
          here.flatMap((one) => (one.offer === offer ? [one.userFileId] : []))
        const add = idsOf('offered').filter((id) => !given.current.has(id))
        const next = withPhotos(latest.current.answer(questionId), place, {
          ...{ add, drop: idsOf('withdrawn') },
        })
        if (!next) continue
        const added = photosAt(next, place).filter((id) => add.includes(id))
        for (const id of added) given.current.add(id)
        // Rendered at once, so that what is being typed goes on from an answer with the photographs.
        flushSync(() => {
          setFiles((before) => [
            ...before,
            ...found.files.filter(({ userFileId }) => added.includes(userFileId)),
          ])
          setReceived((before) => before + added.length)
          latest.current.give(questionId, next)
        })
      }
    }
    return found.arriving
    // oxlint-disable-next-line react/exhaustive-deps -- the questions of an attempt stay
  }, [attemptId])
  useStale(phoneTopic(attemptId), () => {
    used.current = true
    void look()
  })
  useEffect(() => {
    if (byPhone) void look()
    // oxlint-disable-next-line react/exhaustive-deps -- once, at opening
  }, [attemptId])
  return {
    ...{ files, arriving, received, look },
    /** Counts the photographs on their way, as far as the network tells in a moment. */
    underWay: () =>
      used.current ? Promise.race([look(), sleep(askMs).then(() => 0)]) : Promise.resolve(0),
    /** Waits for them, at most so long. */
    async settled(mostMs: number) {
      const until = Date.now() + mostMs
      while (used.current && Date.now() < until && (await look()) > 0) await sleep(lookMs)
    },
  }
}
