import css from './tooltip.module.css'

/** Filled and moved by `live/tooltips.ts`. A popover, because it must lie over dialogs and a player in full screen. */
export function Tooltips() {
  return <div popover="manual" className={css.bubble} aria-hidden="true" data-bubble="" />
}
