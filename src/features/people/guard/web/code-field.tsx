import { useEffect, useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { ApiError } from '#src/web/api.ts'
import { useActButton } from '#src/web/form/act-button.ts'
import type { TextOf } from '#src/web/form/fields.ts'
import { textOfError } from '#src/web/form/refusal.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { usePosted } from '#src/web/posted.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Posted } from '#src/shared/posted.ts'
import { Button } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { CodeSent, Work } from '../contract.ts'
import css from './guard.module.css'
import { loadNotes, WorkNote } from './lazy-notes.tsx'
import { codeText } from './code-text.ts'

/** A field for a verification code, with the button that sends one, the wait, and the number left today. */
export function CodeField({
  target,
  check,
  request,
  act,
  sentBy = act,
  ...field
}: {
  /** The phone or e-mail in the form in which it is sent. */
  target: string
  /** Whether the target is valid; shows the error beside its field if not. */
  check: () => boolean
  /** Requests the code; undefined when the person gave up before. */
  request: RequestCode
  /** The act of the page's form for this button, used without script. */
  act?: string
  /** The act that sends the code, where that of the button only begins it; default: `act`. */
  sentBy?: string
} & TextOf) {
  const t = useText(codeText)
  const box = useRef<HTMLDivElement>(null)
  const { state, pending, send } = useSending(target, request, sentBy, () => {
    // The next step is typing the code, and the button is disabled for a minute.
    box.current?.querySelector('input')?.focus()
  })
  const actButton = useActButton(act)
  const work = state?.work
  const seconds = useSecondsUntil(state?.until)
  return (
    <div ref={box} className={css.code}>
      <TextField
        // The page that answers the button begins at its top.
        {...(state?.isAnswer && { autoFocus: true })}
        {...field}
        label={t.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
      <div className={css.send}>
        <Button
          {...actButton}
          pending={pending}
          disabled={seconds > 0}
          onClick={() => {
            if (check()) void send()
          }}
        >
          {seconds > 0 ? t.sendAgain(seconds) : t.sendCode}
        </Button>
      </div>
      <output className={cx(state?.refused && css.refused)}>
        {state && <span>{state.text}</span>}
        {state?.remaining !== undefined && <span>{t.remaining(state.remaining)}</span>}
      </output>
      {work && (
        <div className={css.work}>
          <WorkNote work={work} onRestart={() => void send(work)} />
        </div>
      )}
    </div>
  )
}

interface Sent {
  target: string
  text: string
  refused: boolean
  remaining?: number | undefined
  /** Whether the page answers the button, pressed without script. */
  isAnswer?: boolean
  /** When the next code may be sent, in milliseconds since 1970. */
  until?: number
  /** The proof of work that the code waits for. */
  work?: Work
}

/** Sends a code; `work` solves the proof of work that the last refusal asked for. */
type RequestCode = (target: string, work?: string) => Promise<CodeSent | undefined>

const stopWork = async (work: Work) => (await loadNotes())?.runningWork(work).stop()

/** Requests a code after its proof of work; undefined when that was stopped. */
async function requestAfter(work: Work, request: (solution?: string) => ReturnType<RequestCode>) {
  const running = (await loadNotes())?.runningWork(work)
  const solution = await running?.solution()
  // A browser without the needed functions sends no proof: the refusal of the server names the way out.
  return running?.state().status === 'stopped' ? undefined : request(solution)
}

function useSending(
  target: string,
  request: RequestCode,
  act: string | undefined,
  onSent: () => void,
) {
  const t = useText(codeText)
  const locale = useLocale()
  const posted = usePosted()
  const [state, setState] = useState(() =>
    posted && posted.act === act ? sentBy(posted, target, t.sentTo(target), locale) : undefined,
  )
  const { run, pending } = useAct()
  const work = state?.target === target ? state.work : undefined
  // Another phone or e-mail needs a code of its own, and a page that is left needs none.
  useEffect(() => () => void (work && stopWork(work)), [work])
  const untilIn = (seconds: number | undefined) =>
    seconds === undefined ? {} : { until: Date.now() + seconds * 1000 }
  const send = (work?: Work): Promise<boolean> =>
    run(
      work
        ? () => requestAfter(work, (solution) => request(target, solution))
        : () => request(target),
      {
        refresh: false,
        words: t.sendFailed,
        done(answer) {
          if (!answer) return
          const { remaining, waitSeconds } = answer
          const text = t.sentTo(target)
          setState({ target, text, refused: false, remaining, ...untilIn(waitSeconds) })
          onSent()
        },
        failed(text, error) {
          // A refusal holds the number left and the wait.
          const refused = error instanceof ApiError ? (error.data as Refused | null) : null
          const { remaining, waitSeconds, work: asked } = refused ?? {}
          if (asked && !work) {
            setState({ target, text: '', refused: false, work: asked })
            void send(asked)
            return
          }
          setState({ target, text, refused: true, remaining, ...untilIn(waitSeconds) })
        },
      },
    )
  // The wait and the text belong to the phone or e-mail that was sent.
  return { state: state?.target === target ? state : undefined, pending, send }
}

type Refused = Partial<CodeSent & { work: Work }>

/** Reads the server's answer to a form that requested a code without script; fields show their own errors. */
function sentBy(
  { answer }: Posted,
  target: string,
  done: string,
  locale: Locale,
): Sent | undefined {
  const error = new ApiError(answer)
  if (error.fields.length > 0) return undefined
  const refused = answer.code !== 0
  const text = refused ? textOfError(error, locale) : done
  const { remaining, waitSeconds } = (answer.data ?? {}) as Partial<CodeSent>
  const until = waitSeconds === undefined ? {} : { until: Date.now() + waitSeconds * 1000 }
  return { target, text, refused, remaining, isAnswer: true, ...until }
}

function useSecondsUntil(until: number | undefined): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until === undefined) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return until === undefined || now === 0 ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
