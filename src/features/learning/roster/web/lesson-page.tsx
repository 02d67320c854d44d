import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { QrCode, QrFailed } from '#src/features/learning/class/web/qr-code.tsx'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { CopyField } from '#src/web/ui/copy-field.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { rosterApi } from '../contract.ts'
import { rosterPaths } from '../paths.ts'
import type { Lesson } from './lesson.ts'
import { ComeList } from './come-list.tsx'
import css from './lesson.module.css'
import { lessonText } from './lesson-text.ts'
import { TimeLeft } from './time-left.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(rosterApi.getLesson, { classId: Number(params['classId']) })
}

export const meta = pageMeta(lessonText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The first lesson on the projector: the QR code, who is in, and who is missing. */
export default function LessonPage() {
  const lesson = useLoaderData<typeof loader>()
  const t = useText(lessonText)
  const { classId, name, endsAt, missing } = lesson
  // Each person who comes makes the waits short again.
  useLookAgain(endsAt === null ? '' : `${endsAt} ${missing.length}`)
  return (
    <main id="main" className={css.page}>
      <header className={css.head}>
        <h1>{t.heading(name)}</h1>
        <Link to={rosterPaths.roster(classId)}>{t.back}</Link>
      </header>
      <div className={css.halves}>
        <section className={css.door}>
          {endsAt === null ? <Closed of={lesson} /> : <Open of={lesson} />}
        </section>
        <People of={lesson} />
      </div>
    </main>
  )
}

function Closed({ of: { classId, can } }: { of: Lesson }) {
  const t = useText(lessonText)
  const locale = useLocale()
  const { act, pending } = useAct()
  return (
    <div className={css.closed}>
      <h2>{t.closed}</h2>
      <p>{t.closedHow}</p>
      {can.open.may ? (
        <Button
          variant="primary"
          size="large"
          pending={pending}
          onClick={() => void act(rosterApi.openLesson, { classId }, { said: t.opened })}
        >
          {t.open}
        </Button>
      ) : (
        <p className={css.why}>{pick(can.open.why, locale)}</p>
      )}
    </div>
  )
}

function Open({ of: { classId, endsAt, secondsLeft } }: { of: Lesson }) {
  const t = useText(lessonText)
  const { act, pending } = useAct()
  const hydrated = useHydrated()
  const { data, failed, retry } = useLoad(
    rosterApi.getLessonCode,
    hydrated ? { classId, origin: window.location.origin } : null,
  )
  const end = () =>
    void act(
      rosterApi.endLesson,
      { classId },
      { ask: { title: t.endTitle, text: t.endText, confirm: t.end }, said: t.ended },
    )
  return (
    <>
      <p className={css.how}>{t.how}</p>
      {failed ? (
        <QrFailed retry={retry} />
      ) : (
        <div className={css.qr}>{data && <QrCode label={t.qr} drawing={data.drawing} />}</div>
      )}
      <div className={css.row}>
        <TimeLeft key={endsAt} seconds={secondsLeft} />
        <Button
          pending={pending}
          onClick={() => void act(rosterApi.openLesson, { classId }, { said: t.extended })}
        >
          {t.extend}
        </Button>
        <Button variant="quiet" pending={pending} onClick={end}>
          {t.end}
        </Button>
      </div>
      {!failed && <CopyField label={t.link} value={data?.url ?? ''} variant="secondary" />}
    </>
  )
}

function People({ of: lesson }: { of: Lesson }) {
  const t = useText(lessonText)
  const format = useFormat()
  const { missing } = lesson
  const come = lesson.in
  return (
    <div className={css.people}>
      <section aria-labelledby="missing">
        <h2 id="missing">{t.missing(format.number(missing.length))}</h2>
        {missing.length === 0 ? (
          <p>{t.allIn}</p>
        ) : (
          <ul className={css.missing}>
            {missing.map(({ rowId, name }) => (
              <li key={rowId}>{name}</li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="come">
        <h2 id="come" aria-live="polite">
          {t.in(format.number(come.length))}
        </h2>
        <ComeList of={lesson} />
      </section>
    </div>
  )
}
