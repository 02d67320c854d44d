import { Suspense, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { QrCode } from '#src/features/learning/class/web/qr-code.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Link } from '#src/web/link.tsx'
import { notFound, pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useStale } from '#src/web/stale.ts'
import { Tag } from '#src/web/ui/tag.tsx'
import { lessonApi } from '../contract.ts'
import { lessonTopic } from '../topics.ts'
import { LessonActs } from './lesson-acts.tsx'
import css from './lesson.module.css'
import { lessonText } from './lesson-text.ts'
import { useCode } from './use-code.ts'
import { useSlides } from './use-slides.ts'

const Slides = latePart(async () => ({ default: (await import('./slides.tsx')).Slides }))
const SlidesList = latePart(async () => ({
  default: (await import('./slides-list.tsx')).SlidesList,
}))

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  const [lesson, { name, can }] = await Promise.all([
    api(lessonApi.getCode, { lessonId: Number(params['lessonId']) }),
    api(classApi.getClass, { classId }),
  ])
  if (lesson.classId !== classId) throw notFound()
  return { lesson, name, marks: can.lookAfter.may }
}

export const meta = pageMeta(lessonText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** A lesson on the projector: its code and who has come, or slides with the code in a corner. */
export default function LessonPage() {
  const { lesson, name, marks } = useLoaderData<typeof loader>()
  const t = useText(lessonText)
  const format = useFormat()
  const { shown, seconds, failed } = useCode(lesson)
  const refresh = useRefresh()
  useStale(lessonTopic(lesson.classId), () => void refresh())
  const { code, here, of, newest, isLate, endedAt, classId, title, lessonId } = shown
  const [slides, show] = useSlides(lessonId)
  const [chooses, setChooses] = useState(false)
  const [codeHidden, setCodeHidden] = useState(false)
  const main = useRef<HTMLElement>(null)
  const close = () => {
    show(null, true)
    main.current?.focus()
  }
  const noRoll = endedAt === null ? t.rollEnded : t.ended
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className={css.projector}
      data-slides={slides ? '' : undefined}
    >
      <header className={css.head}>
        <div className={css.title}>
          <h1>{name}</h1>
          {title && <p className={css.how}>{title}</p>}
          {slides && !code && <p className={css.how}>{noRoll}</p>}
        </div>
        <Link to={classPaths.class(classId)}>{t.leave}</Link>
      </header>
      {slides && (
        <div className={css.slides}>
          <Suspense>
            <Slides
              key={slides.materialId}
              classId={classId}
              shown={slides}
              code={code && { hidden: codeHidden, toggle: () => setCodeHidden(!codeHidden) }}
              onPage={(page) => show({ ...slides, page }, true)}
              onChoose={() => setChooses(true)}
              onClose={close}
            />
          </Suspense>
        </div>
      )}
      {chooses && (
        <Suspense>
          <SlidesList
            classId={classId}
            shownId={slides?.materialId}
            onChoose={(materialId) => {
              setChooses(false)
              if (materialId !== slides?.materialId) show({ materialId, page: 1 }, false)
            }}
            onClose={() => setChooses(false)}
          />
        </Suspense>
      )}
      {!(slides && (codeHidden || !code)) && (
        <div className={css.roll}>
          {code && (
            <div className={css.code}>
              <div className={css.qr}>
                {code.drawing && <QrCode label={t.qr} drawing={code.drawing} />}
              </div>
            </div>
          )}
          <div className={css.side}>
            {code ? (
              <div>
                {!slides && <p className={css.how}>{t.how}</p>}
                <p className={css.figures}>
                  {code.figures.slice(0, 3)} {code.figures.slice(3)}
                </p>
                <p className={css.how}>
                  {failed ? <span role="alert">{t.offline}</span> : t.left(format.number(seconds))}
                </p>
              </div>
            ) : (
              <p className={css.state}>{noRoll}</p>
            )}
            <p className={css.count}>{t.here(format.number(here), format.number(of))}</p>
            {code && isLate && <p className={css.how}>{t.isLate}</p>}
            {code && !slides && newest.length === 0 && <p className={css.how}>{t.nobody}</p>}
            {code && !slides && newest.length > 0 && (
              <section aria-labelledby="newest">
                <h2 id="newest">{t.newest}</h2>
                <ul className={css.names}>
                  {newest.map(({ userId, name: who, state }) => (
                    <li key={userId}>
                      {who}
                      {state === 'late' && <Tag tone="warning">{t.late}</Tag>}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      )}
      <LessonActs lesson={shown} marks={marks} onSlides={() => setChooses(true)} />
    </main>
  )
}
