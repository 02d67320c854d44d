import { dayValues } from '#src/server/day-words.ts'

/** The words of a calendar feed. */
export const feedText = {
  zh: {
    name: '远帆学堂日历',
    cancelled: (title: string) => `已取消：${title}`,
    due: (label: string, name: string) => `${label}：${name}`,
    makeUp: (name: string, replaces: string | null) =>
      replaces ? `调休（${name}），补 ${dayValues(replaces).dayZh}的课` : `调休（${name}）`,
    sections: (from: number, to: number) => (from === to ? `第 ${from} 节` : `第 ${from}–${to} 节`),
    from: (day: string) => `由 ${dayValues(day).dayZh}调来`,
    reason: (text: string) => `原因：${text}`,
  },
  en: {
    name: 'Farsail calendar',
    cancelled: (title: string) => `Cancelled: ${title}`,
    due: (label: string, name: string) => `${label}: ${name}`,
    makeUp: (name: string, replaces: string | null) =>
      replaces
        ? `Make-up day (${name}), lessons of ${dayValues(replaces).dayEn}`
        : `Make-up day (${name})`,
    sections: (from: number, to: number) =>
      from === to ? `Section ${from}` : `Sections ${from}–${to}`,
    from: (day: string) => `Moved from ${dayValues(day).dayEn}`,
    reason: (text: string) => `Reason: ${text}`,
  },
}
