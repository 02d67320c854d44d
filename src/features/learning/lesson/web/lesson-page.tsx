import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { QrCode } from '#src/features/learning/class/web/qr-code.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
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

/** A lesson on the projector: its code, and who has come. */
export default function LessonPage() {
  const { lesson, name, marks } = useLoaderData<typeof loader>()
  const t = useText(lessonText)
  const format = useFormat()
  const { shown, seconds, failed } = useCode(lesson)
  const refresh = useRefresh()
  useStale(lessonTopic(lesson.classId), () => void refresh())
  const { code, here, of, newest, isLate, endedAt, classId, title } = shown
  return (
    <main id="main" className={css.projector}>
      <header className={css.head}>
        <div className={css.title}>
          <h1>{name}</h1>
          {title && <p className={css.how}>{title}</p>}
        </div>
        <Link to={classPaths.class(classId)}>{t.leave}</Link>
      </header>
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
            <p className={css.how}>{t.how}</p>
            <p className={css.figures}>
              {code.figures.slice(0, 3)} {code.figures.slice(3)}
            </p>
            <p className={css.how}>
              {failed ? <span role="alert">{t.offline}</span> : t.left(format.number(seconds))}
            </p>
          </div>
        ) : (
          <p className={css.state}>{endedAt === null ? t.rollEnded : t.ended}</p>
        )}
        <p className={css.count}>{t.here(format.number(here), format.number(of))}</p>
        {code && isLate && <p className={css.how}>{t.isLate}</p>}
        {code && newest.length === 0 && <p className={css.how}>{t.nobody}</p>}
        {code && newest.length > 0 && (
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
      <LessonActs lesson={shown} marks={marks} />
    </main>
  )
}
