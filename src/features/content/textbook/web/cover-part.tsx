import { type ReactNode, Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import { pictureApi } from '#src/features/content/picture/contract.ts'
import { coverThemes } from '#src/shared/cover-themes.ts'
import { showPicture } from '#src/shared/show-picture.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { headKey, type TextbookHead } from '../records.ts'
import type { Book } from '../shapes.ts'
import css from './editing.module.css'
import { editText } from './edit-text.ts'

const FileChooser = latePart(async () => ({
  default: (await import('#src/features/content/file/web/chooser/file-chooser.tsx')).FileChooser,
}))

const pictures = ['picture'] as const

/** The cover of a textbook or a course: a picture of one's files, or a drawing. */
export function CoverPart({
  draft,
  head,
  cover,
  children,
}: {
  draft: DraftStore
  head: Pick<TextbookHead, 'coverFileId' | 'coverTheme'>
  cover: Pick<Book['cover'], 'category'>
  /** What is said about the cover: an error, a reason of a reviewer. */
  children?: ReactNode
}) {
  const t = useText(editText)
  const format = useFormat()
  const [chooses, setChooses] = useState(false)
  const { coverFileId, coverTheme } = head
  const { data } = useLoad(
    pictureApi.getPicture,
    coverFileId === null ? null : { userFileId: coverFileId },
  )
  const addresses = data?.cover ?? data?.whole
  const set = (field: string, value: unknown) => void draft.act([{ key: headKey, field, value }])
  return (
    <Panel title={t.cover}>
      <div className={css.coverPart}>
        <CourseCover
          category={cover.category}
          theme={coverTheme}
          picture={coverFileId !== null && addresses ? showPicture(addresses) : null}
        />
        <div>
          <div className={css.coverActs}>
            <Button icon="upload" onClick={() => setChooses(true)}>
              {t.upload}
            </Button>
            {coverFileId !== null && (
              <Button variant="quiet" onClick={() => set('coverFileId', null)}>
                {t.noPicture}
              </Button>
            )}
          </div>
          {data?.state === 'making' && <p className={css.muted}>{t.making}</p>}
          {coverFileId === null && (
            <div className={css.drawings} role="group" aria-label={t.drawings}>
              {coverThemes.map((theme, at) => (
                <button
                  key={theme}
                  type="button"
                  className={css.drawing}
                  aria-label={t.drawing(format.number(at + 1))}
                  aria-pressed={theme === coverTheme}
                  onClick={() => set('coverTheme', theme)}
                >
                  <CourseCover category={cover.category} theme={theme} />
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
      {children}
      {chooses && (
        <Suspense fallback={null}>
          <FileChooser
            open
            title={t.uploadTitle}
            kinds={pictures}
            leaves
            onChoose={([picture]) => {
              setChooses(false)
              if (picture) set('coverFileId', picture.userFileId)
            }}
            onClose={() => setChooses(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
