import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { filePaths } from '#src/features/content/file/paths.ts'
import { readQueryValue } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { filmApi } from '../contract.ts'
import { AddLanguage } from './add-language.tsx'
import { SubtitleEditor } from './subtitle-editor.tsx'
import { subtitlesText } from './subtitles-text.ts'

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
  return (
    <Page
      before={
        <Breadcrumb
          items={[{ label: film.name, to: filePaths.file(film.userFileId) }, { label: t.title }]}
        />
      }
      title={t.title}
      actions={<AddLanguage userFileId={film.userFileId} list={list} />}
    >
      {edited ? (
        <SubtitleEditor key={edited.language} film={film} list={list} edited={edited} />
      ) : (
        <EmptyState title={t.none} text={t.noneText} />
      )}
    </Page>
  )
}
