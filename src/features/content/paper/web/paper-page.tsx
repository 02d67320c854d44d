import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { paperApi } from '../contract.ts'
import { paperPaths } from '../paths.ts'
import { PaperForm } from './paper-form.tsx'
import css from './paper.module.css'
import { paperText } from './paper-text.ts'

export function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(paperApi.getPaper, { paperId: Number(params['paperId']) })
}

export const meta = pageMeta(paperText, (_t, { name }: LoaderData<typeof loader>) => ({
  title: name,
}))

/** A paper: its sections, the order and points of its questions. */
export default function PaperPage() {
  const paper = useLoaderData<typeof loader>()
  const t = useText(paperText)
  const format = useFormat()
  const go = useGo()
  const { act, pending } = useAct()
  const { paperId, name } = paper
  const remove = () =>
    void act(
      paperApi.deletePaper,
      { paperId },
      {
        ask: {
          title: t.removeAsk(name),
          text: t.removeText,
          confirm: t.remove,
          danger: true,
        },
        verb: 'delete',
        said: t.removed,
        refresh: false,
        done: () => go(paperPaths.papers()),
      },
    )
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: t.bank, to: bankPaths.bank() },
            { label: t.title, to: paperPaths.papers() },
            { label: name },
          ]}
        />
      }
      title={name}
      lead={t.summary(format.number(paper.questions), format.number(paper.points))}
      actions={
        <>
          <Button icon="trash" pending={pending} onClick={remove}>
            <span className={css.word}>{t.remove}</span>
          </Button>
          {paper.questions > 0 && (
            <ButtonLink icon="copy" to={paperPaths.twins(paperId)}>
              {t.twins}
            </ButtonLink>
          )}
          <ButtonLink icon="download" to={bankPaths.exports({ paper: paperId })}>
            {t.export}
          </ButtonLink>
        </>
      }
    >
      <PaperForm key={paper.revision} paper={paper} />
    </Page>
  )
}
