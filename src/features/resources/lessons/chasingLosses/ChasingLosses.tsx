import { Trans } from '@lingui/react/macro';
import { loadMessages } from '../../../../ui/language.ts';
import { Lesson, type LessonProps } from '../../Lesson.tsx';

loadMessages(import.meta.glob('./locales/*.po'));

/** Why money that is lost pulls so hard, and how to let it be lost. */
export function ChasingLosses(props: LessonProps) {
  return (
    <Lesson
      {...props}
      lead={
        <Trans>
          Most of the money that gambling takes is not lost at the beginning. It is lost afterwards, while
          trying to get the first part back.
        </Trans>
      }
      evidence={[
        {
          authors: 'Kahneman, D., & Tversky, A.',
          year: 1979,
          title: 'Prospect theory: an analysis of decision under risk',
          where: 'Econometrica, 47(2), 263–291',
          found: (
            <Trans>
              Losses weigh more than gains, and facing a sure loss people become willing to take risks.
            </Trans>
          ),
        },
        {
          authors: 'Campbell-Meiklejohn, D. K., Woolrich, M. W., Passingham, R. E., & Rogers, R. D.',
          year: 2008,
          title: 'Knowing when to stop: the brain mechanisms of chasing losses',
          where: 'Biological Psychiatry, 63(3), 293–300',
          found: (
            <Trans>
              Deciding to chase and deciding to stop look different in the brain; chasing goes with the areas
              of wanting.
            </Trans>
          ),
        },
        {
          authors: 'Croson, R., & Sundali, J.',
          year: 2005,
          title: 'The gambler’s fallacy and the hot hand: empirical data from casinos',
          where: 'Journal of Risk and Uncertainty, 30(3), 195–209',
          found: (
            <Trans>Players at real roulette tables acted as if earlier results changed the next one.</Trans>
          ),
        },
        {
          authors: 'Zhang, K., & Clark, L.',
          year: 2020,
          title: 'Loss-chasing in gambling behaviour: neurocognitive and behavioural economic perspectives',
          where: 'Current Opinion in Behavioral Sciences, 31, 1–7',
          found: (
            <Trans>
              A review: chasing takes several forms, within one session and from day to day, and is central to
              gambling harm.
            </Trans>
          ),
        },
      ]}
    >
      <h2>
        <Trans>What chasing feels like from inside</Trans>
      </h2>
      <p>
        <Trans>
          It rarely feels like greed. It feels like repair. Something has been broken, and you are the one who
          has to put it right before anybody notices. You only want to be back where you were this morning.
          Once that is done, you will stop, and you mean it. Each further loss makes the wish more urgent,
          because now there is more to repair and less time to do it.
        </Trans>
      </p>
      <p>
        <Trans>
          If this sounds familiar, it is because almost everyone who has had trouble with gambling knows it.
          Going back another day to get even is one of the signs by which the trouble is recognised at all. It
          says nothing about your character or your arithmetic. It is what an ordinary mind does with losses,
          in a place that is built to keep it going.
        </Trans>
      </p>
      <h2>
        <Trans>Why a loss pulls harder than a gain</Trans>
      </h2>
      <p>
        <Trans>
          In the 1970s Daniel Kahneman and Amos Tversky asked people to choose between sure things and risky
          ones. When there was something to gain, most took the sure amount. When there was something to lose,
          most of the same people preferred to take a risk, even a bad one, if it offered a way to lose
          nothing. A loss hurts roughly twice as much as an equal gain pleases, and we will pay a lot not to
          feel it become final.
        </Trans>
      </p>
      <p>
        <Trans>
          Gambling offers exactly this: as long as you go on, the loss is not final. It is only ‘so far’. The
          moment you stop, it becomes real. That is why stopping can feel as if it were the thing that costs
          the money. But the money is already gone. What is still open is only the rest.
        </Trans>
      </p>
      <h2>
        <Trans>‘It has to turn’</Trans>
      </h2>
      <p>
        <Trans>
          The second pull is a feeling about fairness: after so much bad, some good must be due. Watching
          players at real roulette tables, researchers saw just that, with people moving their money as if the
          wheel owed them something. But a wheel, a slot machine and a shuffled deck have no memory. After ten
          losses the next result is exactly as likely as it was before the first. Over any longer time, each
          further stake loses a little on average, because that is how the games are priced. Playing more
          doesn’t bring the average back up. It brings you closer to it.
        </Trans>
      </p>
      <p>
        <Trans>
          Sports betting hides this better, because knowledge seems to count. Yet the price has been set by
          people who know at least as much and who take their share from every stake, and a person who is
          trying to get even doesn’t choose calmly. They choose quickly, larger, and later at night.
        </Trans>
      </p>
      <h2>
        <Trans>Two kinds of chase</Trans>
      </h2>
      <p>
        <Trans>
          There is the chase within a session: stakes go up, the breaks get shorter, the limit that was firm
          an hour ago becomes a suggestion. And there is the long chase, from day to day: the sum lives in
          your head, and every payday is looked at as a chance to settle it. The long chase can go on for
          years. It is often what gets people back after months without gambling, when a bill or a row brings
          the old number up again.
        </Trans>
      </p>
      <h2>
        <Trans>How people stop chasing</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Say it in the past tense.</strong> ‘I lost it.’ Not ‘I am down’. Write the sum on paper
            once, with the date, and ‘gone’ beside it. It will hurt, and it hurts once.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Change the question.</strong> ‘How do I get it back?’ has no good answer. ‘What do I do
            with the next hundred?’ has many.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Move what is left, now.</strong> Rent, food and fares first, then the rest to an account
            or a person that you can’t reach tonight. A chase needs fuel more than it needs hope.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Sleep before any decision about money.</strong> Including loans, sales and confessions. In
            the morning the sum is the same and you are not.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Tell one person the number.</strong> A secret sum has to be repaired in secret. One that
            is known can be dealt with in daylight.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Plan the slow way back.</strong> Debt advisers see these numbers every day and don’t judge
            them. A boring plan over two years beats an exciting one over a night.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>When the old number comes back</Trans>
      </h2>
      <p>
        <Trans>
          It will, perhaps when you pass a certain street, or when somebody mentions a holiday. You don’t have
          to answer it. You can nod at it: ‘Yes, that was a lot of money. It bought me the knowledge that I
          don’t do this any more.’ Every day without gambling is a day on which the number doesn’t grow, and
          for most people that is the first thing in a long time that really gets better by itself.
        </Trans>
      </p>
    </Lesson>
  );
}
