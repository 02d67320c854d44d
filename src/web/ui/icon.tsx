/** 24 px grid, round strokes of 1.75; each entry is the `d` of one path. */
const paths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4.5 4.5',
  message: 'M4 6h16v12H4zM4 7l8 6 8-6',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  users:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 19c.5-3 2.8-4.5 6-4.5s5.5 1.5 6 4.5M15.5 5.3a3.3 3.3 0 0 1 0 6.4M17.5 14.8c2 .6 3.2 2 3.5 4.2',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-up': 'M6 15l6-6 6 6',
  'chevron-left': 'M15 6l-6 6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'check-circle': 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 12.2l2.8 2.8L16 9.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  more: 'M5 11.5v1h.01v-1zM12 11.5v1h.01v-1zM19 11.5v1h.01v-1z',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  next: 'M6 6v12l9-6zM18 6v12',
  previous: 'M18 6v12l-9-6zM6 6v12',
  speed: 'M4.5 18a9 9 0 1 1 15 0M12 14l4-5M12 14h.01',
  subtitles: 'M3.5 5.5h17v13h-17zM7 12h4M14 12h3M7 15h2M12 15h5',
  volume: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  'exit-fullscreen': 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  video: 'M3.5 6h12v12h-12zM15.5 10.5l5-3v9l-5-3z',
  quiz: 'M6 3.5h12v17H6zM9 8.5h6M9 12.5l1.3 1.3 2.2-2.3M9 17h6',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h.01',
  attachment:
    'M19 11.5l-7.3 7.3a4.6 4.6 0 0 1-6.5-6.5l7.8-7.8a3 3 0 0 1 4.3 4.3l-7.6 7.6a1.5 1.5 0 0 1-2.2-2.2L14 7.7',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  download: 'M12 4v12M7 11l5 5 5-5M4 16v4h16v-4',
  external: 'M13 4h7v7M20 4l-9 9M18 14v6H4V6h6',
  share: 'M12 15V3M8 7l4-4 4 4M6 11H5v10h14V11h-1',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9M20 4v5h-5',
  undo: 'M4 9h10a5.5 5.5 0 0 1 0 11H8M8 5L4 9l4 4',
  filter: 'M4 6h16M7 12h10M10 18h4',
  sort: 'M7 5v14M3.5 15.5L7 19l3.5-3.5M17 19V5M13.5 8.5L17 5l3.5 3.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  outline: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  'panel-left': 'M3.5 5h17v14h-17zM9.5 5v14',
  'panel-right': 'M3.5 5h17v14h-17zM14.5 5v14',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5V12l3 2',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3.5 12h17M12 3c2.5 2.6 3.7 5.6 3.7 9S14.5 18.4 12 21c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  monitor: 'M3.5 4.5h17v11.5h-17zM9 20h6M12 16v4',
  mobile: 'M7.5 3h9v18h-9zM11 18h2',
  tablet: 'M5 3.5h14v17H5zM11 17.5h2',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z',
  heart: 'M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.3 12 20 12 20z',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  'eye-off':
    'M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6 7.5A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.5 4.3-1.1M10 10a3 3 0 0 0 4.2 4.2M4 4l16 16',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5h.01',
  question:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17h.01',
  error: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5v5.5M12 16.3h.01',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  course:
    'M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20',
  'open-course': 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5v5c3 2.7 8 2.7 11 0v-5M21.5 9.5v6',
  activity: 'M6 21V4M6 4.5h12.5l-3 4.5 3 4.5H6',
  settings:
    'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10.3 3.5h3.4l.5 2.5 1.9 1.1 2.4-.9 1.7 3-1.9 1.6v2.4l1.9 1.6-1.7 3-2.4-.9-1.9 1.1-.5 2.5h-3.4l-.5-2.5-1.9-1.1-2.4.9-1.7-3 1.9-1.6v-2.4L3.8 9.2l1.7-3 2.4.9L9.8 6z',
  'sign-out': 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  'sign-in': 'M10 4h9v16h-9M3 12h11M10 8l4 4-4 4',
  coin: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8.5 7.5L12 12l3.5-4.5M12 12v5M9 12.5h6M9 15h6',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5a2.2 2.2 0 0 0 4 0',
  shield: 'M12 3l7.5 3v5.5c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-4.8',
  certificate: 'M12 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM8.5 13.5L7 21l5-2.5L17 21l-1.5-7.5',
  note: 'M4.5 4h15v10.5l-5 5.5h-10zM14.5 20v-5.5h5M8 8.5h8M8 12h5',
  phone:
    'M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4c0 .6-.4 1-1 1A16 16 0 0 1 4 5c0-.6.4-1 1-1z',
  anchor: 'M12 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 7v14M8.5 10.5h7M4 13c.5 5 3.5 8 8 8s7.5-3 8-8',
} as const

export type IconName = keyof typeof paths

const filled = new Set<IconName>(['play', 'pause'])

/** Decorative unless it has a label. Size in px, or 1.25em of its text when left out. */
export function Icon({ name, size, label }: { name: IconName; size?: number; label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size ?? '1.25em'}
      height={size ?? '1.25em'}
      fill={filled.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </svg>
  )
}
