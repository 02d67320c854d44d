import { useEffect, useReducer, useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useLeaveGuard } from '#src/web/form/leave-guard.ts'
import { filmApi, type SubtitleCue } from '../contract.ts'
import type { SubtitleLanguage } from '../languages.ts'
import { type EditedCue, keyed } from './cue-edits.ts'

interface History {
  now: readonly EditedCue[]
  past: readonly (readonly EditedCue[])[]
  future: readonly (readonly EditedCue[])[]
  /** What the last change was about: typing in one cue is one step. */
  about: string
}
type Step =
  { act: 'change'; cues: readonly EditedCue[]; about: string } | { act: 'undo' } | { act: 'redo' }

const stepsMost = 200

function reduce(history: History, step: Step): History {
  const { now, past, future } = history
  if (step.act === 'undo') {
    const before = past.at(-1)
    if (!before) return history
    return { now: before, past: past.slice(0, -1), future: [now, ...future], about: '' }
  }
  if (step.act === 'redo') {
    const [after, ...rest] = future
    return after ? { now: after, past: [...past, now], future: rest, about: '' } : history
  }
  const isSame = step.about !== '' && step.about === history.about
  const kept = isSame ? past : [...past, now].slice(-stepsMost)
  return { now: step.cues, past: kept, future: [], about: step.about }
}

/** Milliseconds without a change before the cues are saved. */
const restMs = 800

/** The cues of one language while they are edited: undone, redone, and saved as they are typed. */
export function useCueEditor(
  track: { userFileId: number; language: SubtitleLanguage; label: string },
  given: { version: number; cues: readonly SubtitleCue[] },
) {
  const [history, step] = useReducer(reduce, undefined, () => ({
    ...{ now: keyed(given.cues), past: [], future: [] },
    about: '',
  }))
  const { act, pending } = useAct()
  const version = useRef(given.version)
  const { now } = history
  const [saved, setSaved] = useState<readonly EditedCue[]>(now)
  const [failure, setFailure] = useState<string>()
  const isDirty = now !== saved
  useLeaveGuard(isDirty)

  async function save() {
    const { userFileId, language, label } = track
    const cues = now.map(({ from, to, text }) => ({ from, to, text }))
    const input = { userFileId, language, label, cues, version: version.current }
    setFailure(undefined)
    await act(filmApi.saveSubtitle, input, {
      refresh: false,
      failed: setFailure,
      done(answer) {
        version.current = answer.version
        setSaved(now)
      },
    })
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (now === saved || pending || failure !== undefined) return
    const timer = setTimeout(() => void latest.current(), restMs)
    return () => clearTimeout(timer)
  }, [now, saved, pending, failure])

  return {
    cues: now,
    change(cues: readonly EditedCue[], about = '') {
      setFailure(undefined)
      step({ act: 'change', cues, about })
    },
    undo: history.past.length > 0 ? () => step({ act: 'undo' }) : undefined,
    redo: history.future.length > 0 ? () => step({ act: 'redo' }) : undefined,
    state: pending ? 'saving' : failure !== undefined ? 'failed' : isDirty ? 'unsaved' : 'saved',
    failure,
    retry: () => void save(),
  } as const
}
export type CueEditor = ReturnType<typeof useCueEditor>
