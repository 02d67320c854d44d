import { type ComponentProps, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { homePaths } from '#src/features/front/home/paths.ts'
import { HoverPopover } from '#src/web/ui/hover-popover.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { PageProgress } from '#src/web/ui/progress-bar.tsx'
import { createProgress, progress } from '#src/web/ui/progress-store.ts'
import { ToastRegion } from '#src/web/ui/toast.tsx'
import { createToasts, type ToastKind, toast } from '#src/web/ui/toast-store.ts'
import { Tooltips } from '#src/web/ui/tooltip.tsx'
import { KeptOpen, Stage, Tip } from './in-place.tsx'
import { Part, Row, State, Usual } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

const kinds: readonly ToastKind[] = ['info', 'success', 'warning', 'error']
const stay = '#Menu'
type MenuItems = ComponentProps<typeof Menu>['items']

export function FloatSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const pages: MenuItems = [
    { key: 'edit', label: t.edit, icon: 'edit', to: stay },
    { key: 'share', label: t.share, icon: 'share', to: stay, current: true },
  ]
  const orders: MenuItems = [
    { key: 'newest', label: t.newest, current: true, onSelect: () => undefined },
    { key: 'popular', label: t.popular, current: false, onSelect: () => undefined },
  ]
  const panel = <p>{t.profileText}</p>
  return (
    <>
      <Part name="Menu">
        <Row>
          <Usual on="button">
            <Menu trigger={t.menu} items={pages} />
          </Usual>
        </Row>
        <State name={s.alignStart} rest="hover" on="[role^=menuitem]" grow>
          <KeptOpen>
            <Menu trigger={t.menu} items={pages} />
          </KeptOpen>
        </State>
        <State name={s.alignEnd} rest="focus" on="[role^=menuitem]:last-child" grow>
          <KeptOpen end>
            <Menu trigger={t.sortBy} items={orders} align="end" />
          </KeptOpen>
        </State>
      </Part>
      <Part name="HoverPopover">
        <Row>
          <Usual on="button">
            <HoverPopover
              page={homePaths.home()}
              trigger={t.profile}
              label={t.profile}
              align="start"
              width={240}
            >
              {panel}
            </HoverPopover>
          </Usual>
        </Row>
        <State name={s.alignStart} grow>
          <KeptOpen>
            <HoverPopover
              page={homePaths.home()}
              trigger={t.profile}
              label={t.profile}
              align="start"
              width={240}
            >
              {panel}
            </HoverPopover>
          </KeptOpen>
        </State>
        <State name={s.alignEnd} grow>
          <KeptOpen end>
            <HoverPopover page={homePaths.home()} trigger={t.profile} label={t.profile} width={240}>
              {panel}
            </HoverPopover>
          </KeptOpen>
        </State>
      </Part>
      <Part name="Tooltips">
        <a href="#Tooltips" data-tip={t.tooltip}>
          {t.link}
        </a>
        <Tip text={t.tooltip}>
          <Tooltips />
        </Tip>
      </Part>
      <Part name="ToastRegion">
        <Row>
          {kinds.map((kind) => (
            <Button key={kind} size="small" onClick={() => toast[kind](t.toastTexts[kind])}>
              {t.toasts[kind]}
            </Button>
          ))}
        </Row>
        <StillToasts />
      </Part>
      <Part name="PageProgress">
        <Row>
          <Button size="small" onClick={() => progress.start()}>
            {t.barStart}
          </Button>
          <Button size="small" onClick={() => progress.done()}>
            {t.barDone}
          </Button>
        </Row>
        <StillProgress />
      </Part>
    </>
  )
}

/** Toasts whose time stands still. */
function StillToasts() {
  const t = useText(galleryText)
  const [toasts] = useState(() => {
    const store = createToasts({ set: () => 0, clear: () => undefined, now: () => 0 })
    for (const kind of kinds) store[kind](t.toastTexts[kind])
    store.info(t.toastTexts.linked, undefined, { label: t.look, to: '#ToastRegion' })
    return store
  })
  return (
    <Stage>
      <ToastRegion store={toasts} />
    </Stage>
  )
}

function StillProgress() {
  const [bar] = useState(() => {
    const store = createProgress({ every: () => 0, after: () => 0, clear: () => undefined })
    store.start()
    return store
  })
  return (
    <Stage low>
      <PageProgress store={bar} />
    </Stage>
  )
}
