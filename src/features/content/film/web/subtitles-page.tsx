import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { filePaths } from '#src/features/content/file/paths.ts'
import { readQueryValue } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { filmApi } from '../contract.ts'
import { subtitleLanguages } from '../languages.ts'
import { SubtitleEditor } from './subtitle-editor.tsx'
import css from './subtitle-editor.module.css'
import { subtitlesText } from './subtitles-text.ts'

const AddLanguage = latePart(async () => ({
  default: (await import('./add-language.tsx')).AddLanguage,
}))

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const userFileId = Number(params['userFileId'])
  const [film, list] = await Promise.all([
    api(filmApi.getFilm, { file: userFileId }),
    api(filmApi.getSubtitles, { userFileId }),
  ])
  const wanted = readQueryValue(request, 'language')
  const track = list.find(({ language }) => language === wanted) ?? list[0]
  const cues = track && (await api(filmApi.getCues, { userFileId, language: track.language }))
  return { film, list, edited: track && cues ? { ...track, ...cues } : null }
}

export const meta = pageMeta(subtitlesText, (t, { film }: LoaderData<typeof loader>) => ({
  title: t.titleOf(film.name),
}))

/** The editor of a film's subtitles, for the person who uploaded it. */
export default function SubtitlesPage() {
  const t = useText(subtitlesText)
  const { film, list, edited } = useLoaderData<typeof loader>()
  const { userFileId } = film
  // The language of new subtitles is asked for first, whether they are written or imported.
  const [adding, setAdding] = useState<'write' | 'import'>()
  const [isImporting, setImporting] = useState(false)
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: t.myFiles, to: filePaths.files() },
            { label: film.name, to: filePaths.file(userFileId) },
            { label: t.title },
          ]}
        />
      }
      title={t.title}
    >
      {edited ? (
        <SubtitleEditor
          key={edited.language}
          film={film}
          list={list}
          edited={edited}
          isImporting={isImporting}
          onImporting={setImporting}
          onAdd={list.length < subtitleLanguages.length ? () => setAdding('write') : undefined}
        />
      ) : (
        <EmptyState
          title={t.none}
          text={t.noneText}
          action={
            <div className={css.begin}>
              <Button variant="primary" icon="edit" onClick={() => setAdding('write')}>
                {t.write}
              </Button>
              <Button icon="upload" onClick={() => setAdding('import')}>
                {t.import}
              </Button>
            </div>
          }
        />
      )}
      {adding && (
        <Suspense>
          <AddLanguage
            userFileId={userFileId}
            list={list}
            onClose={(added) => {
              if (added) setImporting(adding === 'import')
              setAdding(undefined)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
