import { Trans } from '@lingui/react/macro';
import { loadMessages } from '../../../../ui/language.ts';
import { Lesson, type LessonProps } from '../../Lesson.tsx';

loadMessages(import.meta.glob('./locales/*.po'));

/** Knowing one's triggers, and deciding beforehand what to do about each. */
export function TriggersAndPlans(props: LessonProps) {
  return (
    <Lesson
      {...props}
      lead={
        <Trans>
          The worst moment to decide what to do about an urge is in the middle of one. An if-then plan moves
          the decision to a quiet hour, when it is easy.
        </Trans>
      }
      evidence={[
        {
          authors: 'Gollwitzer, P. M., & Sheeran, P.',
          year: 2006,
          title: 'Implementation intentions and goal achievement: a meta-analysis of effects and processes',
          where: 'Advances in Experimental Social Psychology, 38, 69–119',
          found: (
            <Trans>
              Across 94 tests, people who had made if-then plans reached their goals clearly more often than
              those who only meant to.
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
              101 people who had just stopped were followed for a year. Slips began most often with thoughts
              of winning, with unplanned time, and with the need for money.
            </Trans>
          ),
        },
        {
          authors: 'Rodda, S. N., Bagot, K. L., Manning, V., & Lubman, D. I.',
          year: 2020,
          title:
            'An exploratory RCT to support gamblers’ intentions to stick to monetary limits: a brief intervention using action and coping planning',
          where: 'Journal of Gambling Studies, 36(1), 387–404',
          found: (
            <Trans>
              A caution: one planning session at the door of a venue did not make people keep their limits
              better. Plans work best away from the place, and together with other help.
            </Trans>
          ),
        },
      ]}
    >
      <h2>
        <Trans>Urges have addresses</Trans>
      </h2>
      <p>
        <Trans>
          It can seem as if the wish to gamble came out of nowhere. If you look back at the last three or four
          times, it rarely did. There was an hour, a place, a feeling, a sum of money, a person, a screen.
          These are triggers: things that have stood next to gambling so often that they now bring it with
          them, as the smell of a school corridor brings back a whole year.
        </Trans>
      </p>
      <p>
        <Trans>
          Researchers in Calgary followed people who had just stopped and asked them again and again what had
          come before a slip. The answers were not dramatic. Thinking about winning. Time on one’s hands.
          Being short of money, or having some. Feeling low, or wanting to celebrate. The answers differed
          from person to person, and from one slip to the next. So no list of triggers will be quite yours.
          You have to draw your own.
        </Trans>
      </p>
      <h2>
        <Trans>Draw your map</Trans>
      </h2>
      <p>
        <Trans>
          Take a piece of paper, or the notes of your calendar here, and write down for the last few times:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>When</strong> was it? The day of the week, the hour, how long after pay.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Where</strong> were you, and with whom, or with nobody?
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>What</strong> did you feel an hour before? Bored, angry, lonely, tired, excited, flat?
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Which step</strong> was the first one? Not the stake. The first look at the balance, the
            first ‘I only check the results’.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The last question is the most useful. Between the trigger and the stake there is nearly always a
          chain of small, harmless looking steps. At the first link, turning round costs almost nothing. At
          the fifth it takes all the strength you have. Plans belong at the first link.
        </Trans>
      </p>
      <h2>
        <Trans>What makes a plan work</Trans>
      </h2>
      <p>
        <Trans>
          ‘I will be strong on Friday’ is a wish. ‘If it is Friday and my pay arrives, then I send the rent to
          my sister before I open anything else’ is a plan. Peter Gollwitzer, who has studied this for
          decades, found that the form matters. Tied to a clear ‘if’, the ‘then’ starts nearly by itself, as
          braking does at a red light. It needs little willpower, which is just as well, because willpower is
          what one has least of in that hour.
        </Trans>
      </p>
      <p>
        <Trans>Good plans have four things in common:</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>The ‘if’ can be seen.</strong> An hour, a place, a notification, a sentence in your head.
            ‘If I feel bad’ is too wide; ‘if I think: I could just look’ is a moment you will recognise.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The ‘then’ is something to do,</strong> and not something to leave undone. The mind can’t
            carry out ‘don’t’. It can put the phone in the kitchen.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It is small.</strong> It can be done tired, in two minutes, with what is in the house.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It is yours.</strong> What works for your brother may not work for you. Try one for a week
            and change it.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Some to begin with</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            If my pay arrives, then I pay rent and food first and move the rest before I look at anything
            else.
          </Trans>
        </li>
        <li>
          <Trans>If a betting ad comes on, then I get up and fill the kettle.</Trans>
        </li>
        <li>
          <Trans>
            If I am home alone after nine, then I call Sam, or sit in the Support Room for ten minutes.
          </Trans>
        </li>
        <li>
          <Trans>
            If I think ‘I could win it back’, then I say ‘that money is gone’ and start the timer on Help now.
          </Trans>
        </li>
        <li>
          <Trans>
            If friends bet on the match, then I say ‘I’ve stopped, I’m just watching’, and buy the first round
            of tea.
          </Trans>
        </li>
        <li>
          <Trans>If I have had a great day, then I tell someone about it before I do anything else.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>Rehearse it once</Trans>
      </h2>
      <p>
        <Trans>
          Close your eyes and go through it like a short film: the phone buzzes, your pay is there, you feel
          the pull, your thumb goes to the other app, the rent leaves, you put the phone down. A rehearsed
          plan is far more likely to start. Then let another person read it; a plan that somebody knows of is
          harder to forget.
        </Trans>
      </p>
      <p>
        <Trans>
          And if a plan doesn’t hold, it isn’t you who is broken. Either the ‘if’ came too late in the chain,
          or the ‘then’ was too big. Move it one link earlier, make it smaller, and try again. One plan for
          your most common trigger is enough for this week. Write it here, and Help now will show it to you
          when there is no time to think.
        </Trans>
      </p>
    </Lesson>
  );
}
