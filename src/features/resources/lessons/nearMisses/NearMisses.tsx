import { Trans } from '@lingui/react/macro';
import { loadMessages } from '../../../../ui/language.ts';
import { Lesson, type LessonProps } from '../../Lesson.tsx';

loadMessages(import.meta.glob('./locales/*.po'));

/** Why almost feels like something, and why choosing feels like skill. */
export function NearMisses(props: LessonProps) {
  return (
    <Lesson
      {...props}
      lead={
        <Trans>
          Two symbols and then a third that stops one place too late. A goal in the last minute that spoils
          the slip. It feels like a sign that you were close. It was a loss, and it told you nothing at all.
        </Trans>
      }
      evidence={[
        {
          authors: 'Clark, L., Lawrence, A. J., Astley-Jones, F., & Gray, N.',
          year: 2009,
          title: 'Gambling near-misses enhance motivation to gamble and recruit win-related brain circuitry',
          where: 'Neuron, 61(3), 481–490',
          found: (
            <Trans>
              Near misses were felt as unpleasant, and yet raised the wish to go on, most of all when people
              had chosen the symbol themselves.
            </Trans>
          ),
        },
        {
          authors: 'Langer, E. J.',
          year: 1975,
          title: 'The illusion of control',
          where: 'Journal of Personality and Social Psychology, 32(2), 311–328',
          found: (
            <Trans>
              People valued a lottery ticket that they had picked far more than one they were handed.
            </Trans>
          ),
        },
        {
          authors: 'Dixon, M. J., Harrigan, K. A., Sandhu, R., Collins, K., & Fugelsang, J. A.',
          year: 2010,
          title: 'Losses disguised as wins in modern multi-line video slot machines',
          where: 'Addiction, 105(10), 1819–1824',
          found: (
            <Trans>
              Bodies reacted to a loss that was celebrated by the machine much as they did to a real win.
            </Trans>
          ),
        },
        {
          authors: 'Pisklak, J. M., Yong, J. J. H., & Spetch, M. L.',
          year: 2020,
          title:
            'The near-miss effect in slot machines: a review and experimental analysis over half a century later',
          where: 'Journal of Gambling Studies, 36(2), 611–632',
          found: (
            <Trans>
              A caution: in this review and its experiments, near misses did not reliably make anyone play for
              longer. How they act is still being studied.
            </Trans>
          ),
        },
      ]}
    >
      <h2>
        <Trans>Almost is a feeling</Trans>
      </h2>
      <p>
        <Trans>
          In most of life, almost is worth something. A child who nearly rides a bicycle will probably ride it
          next week. A dart that lands beside the ring came from a hand that is learning. We are made to
          notice near misses and to try again, because with skills, close means closer.
        </Trans>
      </p>
      <p>
        <Trans>
          With chance there is no closer. When a machine has drawn a random number, the result is settled
          before the reels slow down. What you then see is a little film about it. Two matching symbols and a
          third just past the line is one of many films that can be shown for ‘nothing’. In many games such
          films come up more often than plain chance would bring them, within the rules that apply where they
          are made. The feeling of being close is part of the product.
        </Trans>
      </p>
      <h2>
        <Trans>What it does in the head</Trans>
      </h2>
      <p>
        <Trans>
          In 2009 Luke Clark and his colleagues let people play a simple slot machine in a brain scanner. Near
          misses were rated as more unpleasant than ordinary losses. At the same time people wanted to go on
          more after them, and parts of the brain that answer to winning answered to these losses too. The
          effect on wanting showed only when the players had picked the symbol themselves. So something can
          feel bad and pull at once. If you have ever wondered why you went on while hating it, this is part
          of the answer.
        </Trans>
      </p>
      <p>
        <Trans>
          Research is not of one mind about what follows. When others looked again at half a century of
          studies, they did not find that near misses reliably keep people playing longer. It may matter more
          that they colour the memory: people leave with a head full of ‘so close’ and few clear pictures of
          the money.
        </Trans>
      </p>
      <h2>
        <Trans>Losses that are dressed up as wins</Trans>
      </h2>
      <p>
        <Trans>
          Modern machines let you play many lines at once. You put in one, and twenty cents come back, with
          lights and music. You have lost eighty cents, and the machine is singing. Measured on the skin,
          people’s bodies react to this much as they do to a real win, and afterwards they remember having won
          more often than they did. A useful habit for anyone who still hears those sounds in their sleep:
          translate them. Each one meant ‘some of your own money, back’.
        </Trans>
      </p>
      <h2>
        <Trans>Choosing feels like controlling</Trans>
      </h2>
      <p>
        <Trans>
          Ellen Langer sold lottery tickets in an office. Half of the people were handed one; the others
          picked theirs. Later she asked what they would sell it for. Those who had picked wanted several
          times as much. The tickets were worth the same, but a choice had been made, and a choice feels like
          influence.
        </Trans>
      </p>
      <p>
        <Trans>
          Games are full of such choices: which machine, when to press, which numbers, which card to turn,
          when to cash out. Sports and online betting have more of them still: line-ups, form, weather,
          statistics on the screen, a button that lets you ‘build’ something of your own. Some of this is real
          knowledge about sport. It becomes an illusion where it is taken for knowledge about money. The price
          already contains what is known, minus a share for the house. One may be right about football for
          years and lose all the same.
        </Trans>
      </p>
      <p>
        <Trans>
          Memory then helps the illusion along. What we called right we remember as insight. What we called
          wrong had a reason: a red card, a late change, bad luck. This is not dishonesty. It is how everyone
          remembers, and it makes a record on paper so much more sobering than the one in the head.
        </Trans>
      </p>
      <h2>
        <Trans>What helps</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Use one word for it.</strong> Not close, not unlucky, not ‘should have’. Loss. There are
            only two kinds of result.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Ask what was learned.</strong> After a near miss with the dart one can aim better. After
            one with the machine, what would you do differently next time? If the answer is nothing, it was
            not practice.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Look at the account, not at the memory.</strong> If you can bear it, and with somebody
            beside you, add up one year of statements. Many people say that this one number did more than any
            argument.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Notice the thought that comes with an urge.</strong> ‘I was so close’, ‘I know this
            league’, ‘I have a feeling’. You needn’t refute it. It is enough to recognise it: there is the
            film again.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Put the skill where it counts.</strong> Whoever has read form tables for years can learn
            an instrument, a language or chess, where close really means closer.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Knowing all this doesn’t switch the feelings off. People who study these games for a living feel the
          near miss too. But it changes what the feeling is: no longer a message about you and your luck, only
          a well-made effect, working as intended, on somebody who may now leave the room.
        </Trans>
      </p>
    </Lesson>
  );
}
