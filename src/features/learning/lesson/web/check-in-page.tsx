import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classPaths } from '#src/features/learning/class/paths.ts'
import type { Both } from '#src/shared/locale.ts'
import { pick } from '#src/shared/locale.ts'
import { readQueryValue } from '#src/web/address.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { type PageRefusal, pageOf, refusalId } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useStale } from '#src/web/stale.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { lessonApi } from '../contract.ts'
import { lessonErrors } from '../errors.ts'
import { lessonTopic } from '../topics.ts'
import { AnswerQuestion } from './answer-question.tsx'
import { checkInText } from './check-in-text.ts'
import { FiguresForm } from './figures-form.tsx'
import css from './lesson.module.css'
import { TicketAct } from './ticket-act.tsx'

/** Refusals that stand on the page. */
const ofRoll = [
  lessonErrors.codeExpired,
  lessonErrors.noRoll,
  lessonErrors.notActive,
  lessonErrors.notStudent,
].map(({ id }) => id)

interface Ticket {
  ticket: string | null
  refused: Both | null
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  const code = readQueryValue(request, 'c')
  // The code is checked as soon as the request has arrived, so that a slow line costs nobody the roll call.
  const given: Promise<Ticket> = code
    ? api(lessonApi.getTicket, { classId, code: code.slice(0, 80) }).then(
        ({ ticket }) => ({ ticket, refused: null }),
        (error: unknown) => {
          const id = refusalId(error)
          if (id === undefined || !ofRoll.includes(id)) throw error
          return { ticket: null, refused: (error as { data: PageRefusal }).data.text }
        },
      )
    : Promise.resolve({ ticket: null, refused: null })
  const [{ running, mine, question }, found] = await Promise.all([
    api(lessonApi.getRunning, { classId }),
    given,
  ])
  const words = question?.hasWords
    ? await api(lessonApi.getWords, { classId, questionId: question.questionId }).catch(
        (error: unknown) => {
          // The teacher has deleted it since.
          if (refusalId(error) === lessonErrors.questionUnknown.id) return null
          throw error
        },
      )
    : null
  const asked = question?.hasWords && !words ? null : question
  return { classId, mine, question: asked, words, open: running?.rollOpen ?? false, ...found }
}

export const meta = pageMeta(checkInText, (t, _: LoaderData<typeof loader>) => ({
  title: t.title,
}))

/** Where the QR code of a roll call leads, and where its figures are typed. */
export default function CheckInPage() {
  const { classId, mine, question, words, open, ticket, refused } = useLoaderData<typeof loader>()
  const t = useText(checkInText)
  const locale = useLocale()
  const refresh = useRefresh()
  useStale(lessonTopic(classId), () => void refresh())
  return (
    <Page title={t.title} narrow>
      {question && <AnswerQuestion {...{ classId, question, words }} />}
      <Panel>
        {mine ? (
          <div className={css.done} role="status">
            <Icon name={mine === 'absent' ? 'info' : 'check-circle'} size={48} />
            <p>{t.done[mine]}</p>
            <ButtonLink to={classPaths.class(classId)}>{t.toClass}</ButtonLink>
          </div>
        ) : ticket ? (
          <TicketAct classId={classId} ticket={ticket} />
        ) : (
          <div className={css.stack}>
            {refused && (
              <p className={css.note} role="alert">
                {pick(refused, locale)}
              </p>
            )}
            {open ? (
              <FiguresForm classId={classId} />
            ) : (
              <>
                {!refused && <p>{t.noRoll}</p>}
                <div>
                  <ButtonLink to={classPaths.class(classId)}>{t.toClass}</ButtonLink>
                </div>
              </>
            )}
          </div>
        )}
      </Panel>
    </Page>
  )
}
