import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { QuestionWithKey } from '#src/features/content/question/web/result/question-with-key.tsx'
import { Choices } from '#src/features/learning/analysis/web/choices.tsx'
import { Tiles } from '#src/features/learning/analysis/web/tiles.tsx'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { remarkWays } from '#src/features/learning/quiz/statuses.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { type Preview, remarkingApi } from '../contract.ts'
import { Changes } from './changes.tsx'
import { remarkingText } from './remarking-text.ts'
import css from './remarking.module.css'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [quizId, questionId] = [Number(params['quizId']), Number(params['questionId'])]
  const given = readList(request, remarkingApi.getRemarking, { quizId, questionId })
  return { preview: await api(remarkingApi.getRemarking, given) }
}

export const meta = pageMeta(remarkingText, (t, { preview }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${preview.title}`,
}))

/** One question whose answers are marked again: the way, who changes by how much, and the act. */
export default function RemarkingPage() {
  const { preview } = useLoaderData<typeof loader>()
  const t = useText(remarkingText)
  const format = useFormat()
  const address = useList(remarkingApi.getRemarking)
  const { quizId, question, asked, target, set, counts, place } = preview
  const way = remarkWays.find((one) => one === address.values.way) ?? 'key'
  const isNewer = asked.versionId !== target.versionId
  const tiles = (['raised', 'lowered', 'nowPassed', 'nowFailed'] as const).map(
    (name) => [t.tiles[name], format.number(counts[name])] as const,
  )
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: preview.title, to: place.quizLink },
            { label: t.title, to: invigilationPaths.remarking(quizId) },
            { label: question.title },
          ]}
        />
      }
      title={t.title}
      lead={question.title}
      actions={
        <ButtonLink to={bankPaths.question(question.questionId)} icon="edit">
          {t.edit}
        </ButtonLink>
      }
    >
      <div className={css.stack}>
        <Choices
          label={t.way}
          current={way}
          options={remarkWays.map((value) => ({
            ...{ value, label: t.ways[value], to: address.href({ way: value }) },
          }))}
        />
        <p>{t.wayHints[way]}</p>
        {!isNewer && way !== 'full' && <p className={css.muted}>{t.sameVersion}</p>}
        {counts.unfit > 0 && way !== 'full' && (
          <p className={css.notice}>{t.unfit(format.number(counts.unfit))}</p>
        )}
        {set && !set.isTarget && set.link !== null && (
          <p className={css.notice}>
            {t.setOld(format.number(set.number))}
            <ButtonLink size="small" to={set.link}>
              {t.toContent}
            </ButtonLink>
          </p>
        )}
        <Tiles tiles={tiles} />
        <Act preview={preview} way={way} />
        <Panel title={t.changes}>
          <Changes preview={preview} address={address} />
        </Panel>
        <div className={css.versions}>
          {(isNewer ? [asked, target] : [asked]).map((one, at) => (
            <Panel
              key={one.versionId}
              title={(at === 0 ? t.asked : t.target)(format.number(one.number))}
            >
              <QuestionHead
                titleId={`version-${one.versionId}`}
                title={t.question}
                type={one.question.type}
              />
              <QuestionWithKey question={one.question} answerKey={one.key} />
            </Panel>
          ))}
        </div>
        {preview.history.length > 0 && <History preview={preview} />}
      </div>
    </Page>
  )
}

function Act({ preview, way }: { preview: Preview; way: (typeof remarkWays)[number] }) {
  const t = useText(remarkingText)
  const format = useFormat()
  const locale = useLocale()
  const { act, pending } = useAct()
  const { quizId, question, target, counts, can } = preview
  const moved = counts.raised + counts.lowered
  if (!can.remark.may) return <p role="status">{pick(can.remark.why, locale)}</p>
  const remark = () =>
    act(
      remarkingApi.remark,
      {
        quizId,
        questionId: question.questionId,
        versionId: target.versionId,
        digest: target.digest,
        way,
      },
      {
        said: ({ changed }) => t.done(format.number(changed)),
        ask: {
          title: moved === 0 ? t.remarkNone : t.askTitle(format.number(moved)),
          ...{ text: t.askText, confirm: t.confirm, cancel: t.cancel },
        },
      },
    )
  return (
    <div className={css.act}>
      <Button variant="primary" icon="refresh" pending={pending} onClick={() => void remark()}>
        {moved === 0 ? t.remarkNone : t.remark(format.number(moved))}
      </Button>
    </div>
  )
}

function History({ preview: { history } }: { preview: Preview }) {
  const t = useText(remarkingText)
  const format = useFormat()
  return (
    <Panel title={t.history}>
      <ul className={css.history}>
        {history.map(({ remarkingId, way, version, raised, lowered, at, by }) => (
          <li key={remarkingId}>
            <strong>{t.act(t.ways[way], format.number(version))}</strong>
            <span>{t.outcome(format.number(raised), format.number(lowered))}</span>
            <span className={css.muted}>
              <TimeAgo value={at}>{(time) => t.by(by ?? t.someone, time)}</TimeAgo>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
