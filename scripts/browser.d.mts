/** @returns the program's path; undefined stands for the browser that Playwright has installed */
export function ensureBrowser(): string | undefined
