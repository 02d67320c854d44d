import { useText } from '#src/web/i18n.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { HoverPopover } from '#src/web/ui/hover-popover.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import css from './gallery.module.css'
import { Row } from './specimens.tsx'
import { galleryText } from './text.ts'

const stay = '#ways'

export function WaySpecimens() {
  const t = useText(galleryText)
  return (
    <>
      <Breadcrumb
        items={[{ label: t.first, to: stay }, { label: t.list, to: stay }, { label: t.current }]}
      />
      <Tabs
        label={t.tabs}
        tabs={[
          { to: '#intro', label: t.intro, current: true },
          { to: '#outline', label: t.outline, count: 12 },
          { to: '#reviews', label: t.reviews, count: 0 },
        ]}
      />
      <Pagination page={5} pages={12} href={() => stay} />
      <Row>
        <Menu
          trigger={t.menu}
          items={[
            { key: 'edit', label: t.edit, icon: 'edit', to: stay },
            { key: 'share', label: t.share, icon: 'share', to: stay },
          ]}
        />
        <Menu
          trigger={t.sortBy}
          items={[
            { key: 'newest', label: t.newest, current: true, onSelect: () => {} },
            { key: 'popular', label: t.popular, current: false, onSelect: () => {} },
          ]}
        />
        <HoverPopover trigger={t.profile} label={t.profile}>
          <p className={css.inPopover}>{t.profileText}</p>
        </HoverPopover>
        <a href={stay} data-tip={t.tooltip}>
          {t.link}
        </a>
      </Row>
    </>
  )
}
