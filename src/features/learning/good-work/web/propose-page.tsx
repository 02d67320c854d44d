import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { goodWorkApi } from '../contract.ts'
import { goodWorkPaths } from '../paths.ts'
import { Answers } from './answers.tsx'
import { EndButton } from './good-work-card.tsx'
import css from './good-work.module.css'
import { goodWorkText } from './good-work-text.ts'
import { ProposeForm } from './propose-form.tsx'
import { ShownWork } from './shown-work.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const homeworkId = Number(params['homeworkId'])
  return api(goodWorkApi.getProposal, { homeworkId, userId: Number(params['userId']) })
}

export const meta = pageMeta(goodWorkText, (t, { homework }: LoaderData<typeof loader>) => ({
  title: t.proposeOf(homework.title),
}))

/** A work as the class would see it, with the question to its students beside it. */
export default function ProposePage() {
  const proposal = useLoaderData<typeof loader>()
  const t = useText(goodWorkText)
  const c = useText(namesText)
  const locale = useLocale()
  const format = useFormat()
  const userId = Number(useParams()['userId'])
  const { classId, name, homework, students, group, work, given, good, can } = proposal
  const { homeworkId } = homework
  const who = group === null ? format.list(students.map((one) => one.name)) : c.group(group)
  const workPath = homeworkPaths.works(classId, homeworkId, { work: String(userId) })
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: name, to: classPaths.class(classId) },
            { label: c.homework, to: homeworkPaths.list(classId) },
            { label: homework.title, to: homeworkPaths.works(classId, homeworkId) },
            { label: t.proposeTitle },
          ]}
        />
      }
      title={t.proposeTitle}
      lead={who}
      actions={
        <ButtonLink icon="arrow-left" to={workPath}>
          {t.toWork}
        </ButtonLink>
      }
    >
      {(good || can.propose.may) && (
        <Panel title={t.preview} lead={t.previewLead}>
          <ShownWork work={work} given={given} />
        </Panel>
      )}
      {good ? (
        <Panel title={t.proposed}>
          <div className={css.stack}>
            <p>{t.proposedState[good.state]}</p>
            <Answers answers={good.answers} />
            <div className={css.acts}>
              <ButtonLink to={goodWorkPaths.list(classId, { homeworkId, state: good.state })}>
                {t.toList}
              </ButtonLink>
              {can.end.may && (
                <EndButton goodWorkId={good.goodWorkId} isShown={good.state === 'shown'} />
              )}
            </div>
          </div>
        </Panel>
      ) : can.propose.may ? (
        <Panel title={t.ask}>
          <div className={css.stack}>
            <p>{t.askLead(format.list(students.map((one) => one.name)))}</p>
            {students.length > 1 && <p>{t.askGroup}</p>}
            <ProposeForm homeworkId={homeworkId} userId={userId} handIn={proposal.handIn} />
          </div>
        </Panel>
      ) : (
        <p className={css.muted}>{pick(can.propose.why, locale)}</p>
      )}
    </Page>
  )
}
