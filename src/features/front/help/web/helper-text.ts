import { texts } from '#src/web/i18n.tsx'

export const helperText = texts({
  zh: {
    title: '帮助中心',
    lead: '从注册到学完课程，常见的问题都在这里。没有找到答案？请看“联系我们”。',
    parts: [
      {
        title: '注册与登录',
        questions: [
          {
            ask: '怎样注册账号？',
            answer:
              '点击页面右上角的“注册”，填写用户名、手机号或邮箱以及密码，输入收到的验证码即可。密码为 8 至 64 个字符，过于常见的密码不能使用。',
          },
          {
            ask: '收不到验证码怎么办？',
            answer:
              '验证码 5 分钟内有效，每分钟可获取一次，每个手机号或邮箱每天的次数有限，页面会显示当天剩余次数。请检查号码是否正确，邮件请看一下垃圾邮件箱。',
          },
          {
            ask: '为什么要选择身份？',
            answer:
              '学生和教师能使用的功能不同。首次登录后选择一次即可：学习课程选“学生”，授课选“教师”。选定之前，只能选择身份、下载个人数据、注销账号或退出登录。',
          },
          {
            ask: '为什么登录时要求输入图形验证码？',
            answer:
              '同一账号或同一网络地址连续三次登录失败后，需要输入图形验证码，以防止他人猜测密码。看不清时可以换一张。',
          },
        ],
      },
      {
        title: '选课与加入',
        questions: [
          {
            ask: '精品课程和开放课程有什么区别？',
            answer:
              '精品课程随时可以加入和学习，部分免费，部分需支付金币。开放课程免费，按学期开课：开课前可以提前加入，开课当天开始学习；学期结束后不再接受加入，已加入的学员可以回看。',
          },
          {
            ask: '怎样加入课程？',
            answer:
              '打开课程页面，点击“加入课程”。付费课程会先显示所需金币和您的余额，确认后才会扣除，付款和加入同时完成。',
          },
          {
            ask: '付费课程可以先试学吗？',
            answer: '可以。付费课程的第一章免费开放，在课程目录中直接打开即可。',
          },
          {
            ask: '怎样找到我加入的课程？',
            answer:
              '登录后，首页会显示最近学习的课程。将鼠标移到右上角头像（或点击头像），可以进入“我的精品课程”和“我的开放课程”。',
          },
        ],
      },
      {
        title: '学习与进度',
        questions: [
          {
            ask: '一章怎样才算完成？',
            answer:
              '这一章的视频都播放到 90% 以上、课件都看过一半或看到末页、测验成绩达到 60%。所有章节完成后，课程即为学完。',
          },
          {
            ask: '拖动进度条跳过的部分算看过吗？',
            answer:
              '不算。系统记录实际播放过的时间段，重复播放只计一次；倍速播放按实际播放到的内容计算。',
          },
          {
            ask: '换一台设备可以继续看吗？',
            answer: '可以。播放位置和进度保存在账号中，登录后从上次的位置继续。',
          },
          {
            ask: '播放器有哪些快捷操作？',
            answer:
              '可以调整播放速度、打开中文或英文字幕、全屏播放，并可用键盘控制播放和前进后退。上一项和下一项按钮带您在课程内依次学习。',
          },
        ],
      },
      {
        title: '测验',
        questions: [
          {
            ask: '答题中途关闭页面，答案会丢吗？',
            answer:
              '不会。每作答一题就保存一次，重新打开测验可以继续作答。网络中断时答案会先留在浏览器里，恢复后自动补交。',
          },
          {
            ask: '测验怎样计分？',
            answer:
              '交卷后由系统立即评分。多选题部分选对可得部分分，选错会抵扣，最低为零分。结果页显示每道题的对错，默认显示已答题目的正确答案和解析。',
          },
          {
            ask: '可以重做吗？',
            answer: '可以。重做前会请您确认，因为上一次的作答将被清除。',
          },
        ],
      },
      {
        title: '班级',
        questions: [
          {
            ask: '怎样加入班级？',
            answer:
              '扫描老师展示的二维码、打开老师发来的链接，或在“我的班级”中点击“加入班级”，输入 8 位班级码。加入前会显示班级名称和老师。有的班级需要老师审批，通过后您会收到消息。加入后可以查看公告和资料，学习老师给班级添加的课程；老师自己的课程无需另外加入，其他课程与平时一样自行加入。退出班级后，通过班级获得的学习资格随之结束，学习记录会保留。',
          },
          {
            ask: '提示检查班级码，怎么办？',
            answer:
              '班级码可能输错、过期、关闭，或已被老师更换，请向老师要最新的班级码。连续多次输错后要等一会儿才能再试。',
          },
          {
            ask: '老师和同学能看到我的哪些信息？',
            answer:
              '老师和助教可以看到您的姓名、学校和学号，同学可以看到您的姓名和分组。手机号和邮箱不会显示给任何人。公告打开即为已读，老师和助教能看到谁已读、谁未读。',
          },
          {
            ask: '教师怎样创建班级？',
            answer:
              '通过教师认证后，在“我的班级”中创建班级，再把班级码、链接或二维码发给学生。您还可以审批申请、邀请合作教师和助教、给学生分组，发布公告、提醒未读学生，添加资料和课程（未审核的也可以供本班使用），学期结束后归档班级，或复制到新学期。',
          },
        ],
      },
      {
        title: '浏览器与设备',
        questions: [
          {
            ask: '支持哪些浏览器？',
            answer:
              '最近两年发布的 Chrome、Edge、Safari、Firefox 以及国内主流浏览器的极速模式，电脑、平板和手机均可使用，无需安装插件。不支持 IE。',
          },
          {
            ask: '视频无法播放怎么办？',
            answer:
              '请先刷新页面并检查网络；仍然无法播放时，换用上述浏览器的最新版本，或通过“意见反馈”告诉我们课程名称、章节和所用设备。',
          },
          {
            ask: '怎样切换语言和深色模式？',
            answer:
              '使用页面右上角的语言菜单和外观菜单；手机上的外观选项在页面底部。选择会被记住。',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Help',
    lead: 'From signing up to finishing a course: the usual questions. Not answered? See “Contact us”.',
    parts: [
      {
        title: 'Signing up and in',
        questions: [
          {
            ask: 'How do I sign up?',
            answer:
              'Choose “Sign up” at the top right. Give a user name, your phone or e-mail and a password, and enter the code we send you. A password has 8 to 64 characters; very common ones are refused.',
          },
          {
            ask: 'The code does not arrive. What can I do?',
            answer:
              'A code is valid for 5 minutes. You can ask for one a minute, and for a limited number a day for each phone or e-mail; the page shows how many are left. Check the number, and your spam folder for mail.',
          },
          {
            ask: 'Why must I choose a role?',
            answer:
              'Students and teachers use different parts of the site. Choose once after your first sign-in: “student” to learn, “teacher” to teach. Until then you can only choose a role, download your data, delete your account or sign out.',
          },
          {
            ask: 'Why am I asked for a graphic code?',
            answer:
              'After three failed sign-ins for one account or one address we ask for it, so that nobody can guess passwords. If you cannot read it, ask for another.',
          },
        ],
      },
      {
        title: 'Finding and joining courses',
        questions: [
          {
            ask: 'How do premium and open courses differ?',
            answer:
              'You can join and study a premium course at any time; some are free, others cost coins. An open course is free and runs in semesters: join before it starts and begin on the first day. Once a semester has ended nobody can join; those who did can still look back.',
          },
          {
            ask: 'How do I join a course?',
            answer:
              'Open its page and choose “Join course”. A paid course first shows what it costs in coins and what you have. You are charged nothing until you confirm; paying and joining happen together.',
          },
          {
            ask: 'Can I try a paid course?',
            answer:
              'Yes. The first chapter of a paid course is open to you. Start it from the course outline.',
          },
          {
            ask: 'Where are the courses I have joined?',
            answer:
              'Once you are signed in, the home page shows what you studied last. Point at your picture at the top right, or press it, to reach “My premium courses” and “My open courses”.',
          },
        ],
      },
      {
        title: 'Study and progress',
        questions: [
          {
            ask: 'When is a chapter complete?',
            answer:
              'When each of its videos has been played to 90%, half of its courseware, or the last page, has been viewed, and its quiz is passed at 60%. A course is complete when all its chapters are.',
          },
          {
            ask: 'Does it count if I skip ahead in a video?',
            answer:
              'No. We count the stretches that were really played, each of them once. At a higher speed, what counts is how much of the video was played.',
          },
          {
            ask: 'Can I continue on another device?',
            answer:
              'Yes. Your place and progress belong to your account: sign in and continue where you left off.',
          },
          {
            ask: 'What can the player do?',
            answer:
              'Change the speed, show Chinese or English subtitles, fill the screen, and be used by keyboard. Previous and next lead you through the course in order.',
          },
        ],
      },
      {
        title: 'Quizzes',
        questions: [
          {
            ask: 'Do I lose my answers if I close the page?',
            answer:
              'No. Each answer is saved as you give it, and the quiz goes on where you left it. If the network fails, answers wait in your browser and are sent when it is back.',
          },
          {
            ask: 'How is a quiz marked?',
            answer:
              'At once, when you hand it in. In multiple choice, some of the right choices earn part of the points and wrong ones cost them, never below zero. The result shows whether each answer is correct and, by default, the correct answer and explanation of the questions you answered.',
          },
          {
            ask: 'May I do it again?',
            answer: 'Yes. We ask first, because your earlier answers will be cleared.',
          },
        ],
      },
      {
        title: 'Classes',
        questions: [
          {
            ask: 'How do I join a class?',
            answer:
              'Scan the QR code that your teacher shows, open the link from your teacher, or choose “Join a class” in My classes and enter the class code of eight characters. You see the name of the class and its teacher first. Some classes need the teacher’s approval: you get a message then. In the class you read announcements and materials and study the courses that its teachers have added: those of the teachers without joining them, others as usual. If you quit the class, the access that it gave ends, and your progress is kept.',
          },
          {
            ask: 'I am asked to check the class code. What now?',
            answer:
              'The code may be mistyped, expired, closed or replaced. Ask your teacher for the present one. After several wrong codes you wait a moment before the next.',
          },
          {
            ask: 'What do teachers and classmates see of me?',
            answer:
              'Teachers and assistants see your name, school and student number; classmates see your name and group. Nobody sees your phone number or e-mail address. Opening an announcement counts as reading it, and teachers and assistants see who has read it.',
          },
          {
            ask: 'How does a teacher create a class?',
            answer:
              'Once you are verified as a teacher, create it in My classes, then give its code, link or QR code to your students. You can approve requests, invite co-teachers and assistants, put students into groups, announce and remind the unread, and add materials and courses, also ones that are not approved yet; after the semester, archive the class or copy it for the next one.',
          },
        ],
      },
      {
        title: 'Browsers and devices',
        questions: [
          {
            ask: 'Which browsers are supported?',
            answer:
              'Chrome, Edge, Safari and Firefox of the last two years, on computers, tablets and phones, without plug-ins. Internet Explorer is not supported.',
          },
          {
            ask: 'A video does not play. What now?',
            answer:
              'Load the page again and check your connection. If it still does not play, try the latest version of one of the browsers above, or tell us the course, the chapter and your device through “Feedback”.',
          },
          {
            ask: 'How do I change the language or use dark colours?',
            answer:
              'With the language and appearance menus at the top right; on a phone, appearance is at the foot of the page. Your choice is remembered.',
          },
        ],
      },
    ],
  },
})
