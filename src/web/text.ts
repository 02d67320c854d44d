import { texts } from './i18n.tsx'

/** Texts of error pages and failed calls. */
export const shellText = texts({
  zh: {
    skip: '跳到正文',
    notFound: '页面不存在',
    notFoundText: '抱歉，您访问的页面不存在或已被删除',
    returnHome: '返回首页',
    teachersOnly: '此页面仅对教师开放',
    teachersOnlyText:
      '教学管理页面供教师使用：首次登录时选择“教师”身份即可进入。如果您是教师而选错了身份，请联系我们，核实后为您变更。',
    forbidden: '您没有权限访问此页面',
    forbiddenText: '此页面需要相应的权限。如需使用，请联系我们，或换用有权限的账号登录。',
    formRefused: '表单未提交',
    failed: '页面出错了',
    failedText: '我们已记录这个问题，请稍后再试。',
    failedLoading: '加载失败',
    failedLoadingText: '请检查网络连接后重新加载。',
    reload: '重新加载',
    contactUs: '联系我们',
    requestId: (id: string) => `请求编号：${id}`,
    requestFailed: '请求失败',
    noToken: '请先登录',
    badConfig: '请求参数有误',
    loginExpired: '登录已失效，请重新登录',
    notReady: '页面脚本尚未加载，请稍候再试',
  },
  en: {
    skip: 'Skip to content',
    notFound: 'Page not found',
    notFoundText: 'Sorry, the page you accessed does not exist or has been deleted',
    returnHome: 'Return to the home',
    teachersOnly: 'This page is for teachers',
    teachersOnlyText:
      'Teaching pages open to those who choose “teacher” as their role at the first sign-in. If you teach and chose otherwise, contact us: we check and change it.',
    forbidden: 'You may not open this page',
    forbiddenText:
      'Your account doesn’t have permission. If you need it, contact us, or sign in with another account.',
    formRefused: 'The form was not sent',
    failed: 'Something went wrong',
    failedText: 'We have recorded the problem. Please try again later.',
    failedLoading: 'Loading failed',
    failedLoadingText: 'Check your connection, then load the page again.',
    reload: 'Reload',
    contactUs: 'Contact us',
    requestId: (id: string) => `Request ${id}`,
    requestFailed: 'request failed',
    noToken: 'no valid access token',
    badConfig: 'Invalid request config',
    loginExpired: 'Login expired, please log in again',
    notReady: 'The page’s script has not loaded yet. Please try again in a moment',
  },
})
