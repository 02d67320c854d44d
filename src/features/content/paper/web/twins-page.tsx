import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { PartFailed } from '#src/features/content/bank/web/part-failed.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Select } from '#src/web/ui/choice.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { paperApi } from '../contract.ts'
import { paperPaths } from '../paths.ts'
import { tagsMost } from '../twins-api.ts'
import { paperText } from './paper-text.ts'
import { TwinsPreview } from './twins-preview.tsx'
import css from './twins.module.css'
import { twinsText } from './twins-text.ts'

export function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(paperApi.getPaper, { paperId: Number(params['paperId']) })
}

export const meta = pageMeta(twinsText, (t, { name }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${name}`,
}))

/** Makes papers A and B by the plan of a paper: where questions come from, what comes out, and how much was used before. */
export default function TwinsPage() {
  const { paperId, name } = useLoaderData<typeof loader>()
  const t = useText(twinsText)
  const p = useText(paperText)
  const go = useGo()
  const { act, pending } = useAct()
  const folders = useLoad(bankApi.getFolders, {})
  const [folderId, setFolder] = useState<number | null>(null)
  const [tags, setTags] = useState<readonly number[]>([])
  const [keepA, setKeepA] = useState(false)
  const [seed, setSeed] = useState(1)
  const offered = useLoad(bankApi.getTags, { folder: folderId ?? undefined })
  const plan = { paperId, keepA, folderId, tags: [...tags], seed }
  const twins = useLoad(paperApi.getTwins, plan)
  const make = (choice: string) =>
    void act(
      paperApi.makeTwins,
      { ...plan, choice },
      { said: t.made, refresh: false, done: () => go(paperPaths.papers()) },
    )
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: p.bank, to: bankPaths.bank() },
            { label: p.title, to: paperPaths.papers() },
            { label: name, to: paperPaths.paper(paperId) },
            { label: t.title },
          ]}
        />
      }
      title={t.title}
      lead={t.lead}
    >
      <Panel title={t.source}>
        <div className={css.source}>
          <Select
            label={t.folder}
            description={t.folderHint}
            value={String(folderId ?? '')}
            options={[
              { value: '', label: t.allMine },
              ...[...(folders.data?.mine ?? []), ...(folders.data?.shared ?? [])].map((one) => ({
                value: String(one.folderId),
                label: `${'\u3000'.repeat(one.depth)}${one.name}`,
              })),
            ]}
            onChange={(value) => {
              setFolder(value === '' ? null : Number(value))
              setTags([])
            }}
          />
          {(offered.data ?? []).length > 0 && (
            <fieldset className={css.tags}>
              <legend>{t.tags}</legend>
              {offered.data!.map((one) => (
                <Checkbox
                  key={one.tagId}
                  label={one.name}
                  checked={tags.includes(one.tagId)}
                  disabled={tags.length >= tagsMost && !tags.includes(one.tagId)}
                  onChange={(isChosen) =>
                    setTags(
                      isChosen ? [...tags, one.tagId] : tags.filter((tagId) => tagId !== one.tagId),
                    )
                  }
                />
              ))}
            </fieldset>
          )}
          <Checkbox label={t.keepA} checked={keepA} onChange={setKeepA} />
        </div>
        <div className={css.acts}>
          <Button
            variant="primary"
            pending={pending}
            disabled={!twins.data || twins.data.missing.length > 0}
            onClick={() => twins.data && make(twins.data.choice)}
          >
            {t.make}
          </Button>
          <Button icon="refresh" disabled={!twins.data} onClick={() => setSeed(seed + 1)}>
            {t.again}
          </Button>
        </div>
      </Panel>
      {twins.failed ? (
        <PartFailed part="questions" onAgain={twins.retry} />
      ) : twins.data ? (
        <TwinsPreview twins={twins.data} />
      ) : (
        <p role="status">{t.making}</p>
      )}
    </Page>
  )
}
