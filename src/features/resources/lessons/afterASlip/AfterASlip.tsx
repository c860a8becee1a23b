import { Trans } from '@lingui/react/macro';
import { loadMessages } from '../../../../ui/language.ts';
import { Lesson, type LessonProps } from '../../Lesson.tsx';

loadMessages(import.meta.glob('./locales/*.po'));

/** What a slip is, what makes it longer, and what to do in the hours and days after it. */
export function AfterASlip(props: LessonProps) {
  return (
    <Lesson
      {...props}
      lead={
        <Trans>
          A slip is an event. What you say to yourself in the hour after it decides much of what comes next,
          and that is something you can prepare for.
        </Trans>
      }
      evidence={[
        {
          authors: 'Marlatt, G. A., & Gordon, J. R. (eds.)',
          year: 1985,
          title: 'Relapse prevention: maintenance strategies in the treatment of addictive behaviors',
          where: 'Guilford Press',
          found: (
            <Trans>
              Where the idea comes from that the verdict after a slip, more than the slip, leads to the next
              one.
            </Trans>
          ),
        },
        {
          authors: 'Adams, C. E., & Leary, M. R.',
          year: 2007,
          title: 'Promoting self-compassionate attitudes toward eating among restrictive and guilty eaters',
          where: 'Journal of Social and Clinical Psychology, 26(10), 1120–1144',
          found: (
            <Trans>
              After breaking a diet, people who were reminded to be kind to themselves ate less afterwards
              than those who were not. It was about food; nobody has shown the same for gambling yet.
            </Trans>
          ),
        },
        {
          authors: 'Slutske, W. S.',
          year: 2006,
          title:
            'Natural recovery and treatment-seeking in pathological gambling: results of two U.S. national surveys',
          where: 'American Journal of Psychiatry, 163(2), 297–302',
          found: (
            <Trans>
              Of people who had once had a severe gambling problem, more than a third had had none of it in
              the past year, most of them without formal treatment.
            </Trans>
          ),
        },
        {
          authors: 'Hodgins, D. C., & el-Guebaly, N.',
          year: 2004,
          title: 'Retrospective and prospective reports of precipitants to relapse in pathological gambling',
          where: 'Journal of Consulting and Clinical Psychology, 72(1), 72–80',
          found: (
            <Trans>
              Of people who had just stopped, few went a whole year without any gambling. Slips are the rule
              on this way, not the exception.
            </Trans>
          ),
        },
      ]}
    >
      <h2>
        <Trans>The first hour</Trans>
      </h2>
      <p>
        <Trans>If it has just happened, these four things come before everything else on this page.</Trans>
      </p>
      <ol>
        <li>
          <Trans>
            <strong>Stop where you are.</strong> Close it, leave, stand up. The most expensive part of a slip
            is the part after the thought ‘now it doesn’t matter’.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Move what is left.</strong> To someone you trust, to an account you can’t reach, or onto
            next month’s rent.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Tell one person.</strong> ‘I slipped tonight. I’ve stopped. Can you talk for five
            minutes?’ A helpline is a person too, and will not be shocked.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Eat, drink water, sleep.</strong> Nothing about money, work or love has to be decided
            before tomorrow.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          If shame turns into the thought that others would be better off without you, that is a reason to
          call right now, and not a verdict on you. Such thoughts are common on nights like this, and they
          pass when one is not alone with them. Help now has the numbers.
        </Trans>
      </p>
      <h2>
        <Trans>Why one slip becomes three</Trans>
      </h2>
      <p>
        <Trans>
          Alan Marlatt spent his life studying how people stop drinking, smoking and gambling. He noticed that
          the first drink of someone who had been sober for weeks rarely did the damage by itself. What did it
          was the sentence that followed: ‘So I haven’t changed at all.’ If a slip proves that you are
          hopeless, there is nothing left to protect, and one may as well go on. The feelings that come with
          that sentence, guilt, disgust, fear of being found out, are also the very feelings that gambling
          used to numb.
        </Trans>
      </p>
      <p>
        <Trans>
          There is a truer sentence: ‘I gambled tonight, in a situation for which I had no plan yet.’ It takes
          responsibility without passing judgement, and unlike the other one it tells you what to do next.
        </Trans>
      </p>
      <h2>
        <Trans>Kindness is not an excuse</Trans>
      </h2>
      <p>
        <Trans>
          Many of us believe that we must be hard on ourselves, or we will do it again tomorrow. What little
          research there is points the other way. In one study, people on a diet were given a doughnut. Some
          were then told, in a friendly way, that everyone eats such things at times and that there was no
          need to be hard on themselves. These people ate less of what was offered afterwards, not more.
          Harshness keeps the eye on oneself. Kindness leaves it free to look at what happened.
        </Trans>
      </p>
      <p>
        <Trans>
          A simple way in: what would you say to a friend in the Support Room who wrote what you have just
          lived through? Say that. In the second person, aloud if you can.
        </Trans>
      </p>
      <h2>
        <Trans>What a slip does not take</Trans>
      </h2>
      <p>
        <Trans>
          If you had forty-one days, you still had them. The evenings were real, the money stayed, the people
          noticed. Here in Cairn those stones stay in the cairn, and only the count of days in a row begins
          again, because that is what it counts. What you learned about your triggers is not gone either. Most
          people who no longer gamble had several beginnings. Of people followed for a year after stopping,
          only a few never slipped at all; and in two large surveys, more than a third of those who once had a
          severe problem had been free of it for at least a year.
        </Trans>
      </p>
      <h2>
        <Trans>The next day: look at it like a detective</Trans>
      </h2>
      <p>
        <Trans>When you have slept, take ten minutes and write, as if it were about someone else:</Trans>
      </p>
      <ul>
        <li>
          <Trans>What was going on in the two days before? Sleep, rows, money, loneliness, good news?</Trans>
        </li>
        <li>
          <Trans>What was the first small step, long before the stake?</Trans>
        </li>
        <li>
          <Trans>Which wall was open? A card, an account, an hour alone, a site that was not blocked?</Trans>
        </li>
        <li>
          <Trans>What did you tell yourself at that moment?</Trans>
        </li>
        <li>
          <Trans>What would have helped at the first step? Make it into one if-then plan. Just one.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Then close the one door that was open, today, while it is still easy to see. And record the slip in
          your calendar if you want to: only the day is needed, and nobody else can read it. A calendar that
          is honest is worth more than one that is unbroken.
        </Trans>
      </p>
      <h2>
        <Trans>When it is more than a slip</Trans>
      </h2>
      <p>
        <Trans>
          If slips come closer together, if you are hiding money again, or if you feel that you can’t hold it
          alone, then the next step is more help, not more effort. A counsellor, a group, a helpline, a
          doctor. You don’t need to have hit a bottom to ask. Coming back here was the hardest part, and you
          have done it.
        </Trans>
      </p>
    </Lesson>
  );
}
