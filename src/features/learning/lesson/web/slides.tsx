import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { documentApi, type DocumentView } from '#src/features/content/document/contract.ts'
import {
  DocumentPresenter,
  pagesToTurn,
} from '#src/features/content/document/web/document-presenter.tsx'
import { useCurrent } from '#src/features/content/document/web/use-current.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { useKeys } from '#src/web/use-keys.ts'
import css from './slides.module.css'
import { slidesText } from './slides-text.ts'
import { useFullPage } from './use-full-page.ts'
import { useMaterials } from './use-materials.ts'
import type { Shown } from './use-slides.ts'

interface Given {
  classId: number
  shown: Shown
  /** Null while there is no code to hide. */
  code: { hidden: boolean; toggle: () => void } | null
  onPage: (page: number) => void
  /** Opens the list of slides. */
  onChoose: () => void
  /** Closes the slides, so that the roll has the screen again. */
  onClose: () => void
}

/** A material of the class on the projector, in place of the large code. */
export function Slides(given: Given) {
  const { classId, shown, onChoose, onClose } = given
  const t = useText(slidesText)
  const { list, failed, retry } = useMaterials(classId)
  const material = list?.items.find(({ materialId }) => materialId === shown.materialId)
  const file = material?.file?.userFileId
  const {
    data,
    failed: unread,
    retry: read,
  } = useLoad(documentApi.getDocument, file === undefined ? null : { file })
  if (list && file === undefined) {
    return (
      <Instead title={t.gone} text={t.goneText}>
        <Button variant="primary" onClick={onChoose}>
          {t.other}
        </Button>
        <Button onClick={onClose}>{t.back}</Button>
      </Instead>
    )
  }
  if (failed || unread) {
    return (
      <Instead title={t.failed}>
        <Button variant="primary" onClick={failed ? retry : read}>
          {t.retry}
        </Button>
        <Button onClick={onClose}>{t.back}</Button>
      </Instead>
    )
  }
  if (!material || !data) return <Skeleton height="100%" />
  return <Stage {...given} title={material.title} document={data} onLost={retry} />
}

/** Takes the place of slides that cannot be shown. */
function Instead({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div role="alert" className={css.instead}>
      <EmptyState
        picture="lost"
        title={title}
        text={text}
        action={<div className={css.group}>{children}</div>}
      />
    </div>
  )
}

/** The slides with their tools. Remotes of presenters send the keys of pages. */
function Stage({
  title,
  document: read,
  shown,
  code,
  onPage,
  onLost,
  onClose,
}: Given & { title: string; document: DocumentView; onLost: () => void }) {
  const t = useText(slidesText)
  const format = useFormat()
  const { document, renew } = useCurrent(read, undefined)
  const { full, isScreen, toggle } = useFullPage()
  // A second press may come before the address and the next rendering, so the page is kept here too.
  const [asked, ask] = useState(shown.page)
  const at = useRef(asked)
  const box = useRef<HTMLDivElement>(null)
  const pages = pagesToTurn(document)
  const page = Math.min(asked, Math.max(pages, 1))
  const turn = (to: number) => {
    const next = Math.min(pages, Math.max(1, to))
    if (next === at.current) return
    at.current = next
    ask(next)
    onPage(next)
    box.current?.scrollTo({ top: 0 })
  }
  const turnBy = (step: 1 | -1) => turn(Math.min(at.current, pages) + step)
  const size = document.pages[page - 1]
  const isUpright = pages > 0 && size !== undefined && size.height > size.width
  const [widened, widen] = useState(false)
  const wide = widened && isUpright
  // A page that scrolls is read to its end before the next.
  const forth = () => (wide && scrolled(box.current, 1)) || turnBy(1)
  const back = () => (wide && scrolled(box.current, -1)) || turnBy(-1)
  const acts: Record<string, () => unknown> = {
    ...{ ArrowRight: forth, ArrowDown: forth, PageDown: forth },
    ...{ ArrowLeft: back, ArrowUp: back, PageUp: back },
    ...{ Home: () => turn(1), End: () => turn(pages) },
  }
  useKeys(({ key, shiftKey, target }) => {
    if (key === 'Escape' && full && !isScreen) return toggle
    if (pages === 0) return undefined
    // Space presses the button that has the focus.
    if (key === ' ' && !(target instanceof Element && target.closest('button, a')))
      return shiftKey ? back : forth
    return acts[key]
  })
  const leave = () => {
    if (full) toggle()
    onClose()
  }
  const style = size && ({ '--w': size.width, '--h': size.height } as CSSProperties)
  const fullLabel = isScreen ? (full ? t.leaveFull : t.full) : full ? t.leaveFill : t.fill
  return (
    <div className={css.stage} data-full={full || undefined}>
      <div className={css.place} style={style} data-paged={pages > 0 || undefined}>
        <DocumentPresenter
          document={document}
          page={page}
          wide={wide}
          box={box}
          onLost={() => {
            renew()
            onLost()
          }}
        />
      </div>
      <div className={css.bar} role="toolbar" aria-label={t.tools}>
        <span className={css.name}>{title}</span>
        {pages > 0 && (
          <span className={css.group}>
            <IconButton
              icon="chevron-left"
              label={t.previous}
              aria-disabled={page === 1}
              onClick={() => turnBy(-1)}
            />
            <span role="status" className={css.page}>
              {t.pageOf(format.number(page), format.number(pages))}
            </span>
            <IconButton
              icon="chevron-right"
              label={t.next}
              aria-disabled={page === pages}
              onClick={() => turnBy(1)}
            />
          </span>
        )}
        <span className={css.group}>
          {isUpright && (
            <Button size="small" variant="quiet" onClick={() => widen(!wide)}>
              {wide ? t.whole : t.wide}
            </Button>
          )}
          {code && (
            <Button
              size="small"
              variant="quiet"
              icon={code.hidden ? 'eye' : 'eye-off'}
              onClick={code.toggle}
            >
              {code.hidden ? t.showCode : t.hideCode}
            </Button>
          )}
          {/* The player of a film has its own. */}
          {(full || document.kind !== 'film') && (
            <IconButton
              size="small"
              icon={full ? 'exit-fullscreen' : 'fullscreen'}
              label={fullLabel}
              onClick={toggle}
            />
          )}
          <Button size="small" variant="quiet" icon="close" onClick={leave}>
            {t.back}
          </Button>
        </span>
      </div>
    </div>
  )
}

/** Scrolls a page by most of its visible height, up or down. @returns whether there was something to scroll */
function scrolled(box: HTMLElement | null, direction: 1 | -1): boolean {
  if (!box) return false
  const { scrollTop, scrollHeight, clientHeight } = box
  const left = direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop
  if (left < 2) return false
  box.scrollBy({ top: direction * clientHeight * 0.8 })
  return true
}
