import { Trans } from '@lingui/react/macro';
import { loadMessages } from '../../../../ui/language.ts';
import { Lesson, type LessonProps } from '../../Lesson.tsx';

loadMessages(import.meta.glob('./locales/*.po'));

/** Distance between an urge and money: what there is, and how to build it. */
export function MoneyOutOfReach(props: LessonProps) {
  return (
    <Lesson
      {...props}
      lead={
        <Trans>
          An urge lasts minutes. If the money is hours away, the urge is over before the money arrives.
          Distance is not a lack of trust in yourself. It is a fence around a garden.
        </Trans>
      }
      evidence={[
        {
          authors: 'Ariely, D., & Wertenbroch, K.',
          year: 2002,
          title: 'Procrastination, deadlines, and performance: self-control by precommitment',
          where: 'Psychological Science, 13(3), 219–224',
          found: (
            <Trans>People are willing to bind themselves beforehand, and do better when they have.</Trans>
          ),
        },
        {
          authors: 'Ladouceur, R., Sylvain, C., & Gosselin, P.',
          year: 2007,
          title: 'Self-exclusion program: a longitudinal evaluation study',
          where: 'Journal of Gambling Studies, 23(1), 85–94',
          found: (
            <Trans>
              After excluding themselves, people reported weaker urges, more control and fewer problems,
              though not all kept away.
            </Trans>
          ),
        },
        {
          authors: 'Gainsbury, S. M.',
          year: 2014,
          title: 'Review of self-exclusion from gambling venues as an intervention for problem gambling',
          where: 'Journal of Gambling Studies, 30(2), 229–251',
          found: (
            <Trans>
              A review: self-exclusion helps many, is used by few, and works best together with other support.
            </Trans>
          ),
        },
        {
          authors: 'Muggleton, N., Parpart, P., Newall, P., Leake, D., Gathergood, J., & Stewart, N.',
          year: 2021,
          title:
            'The association between gambling and financial, social and health outcomes in big financial data',
          where: 'Nature Human Behaviour, 5(3), 319–326',
          found: (
            <Trans>
              In the accounts of millions of bank customers, more gambling went with more missed payments and
              more hardship.
            </Trans>
          ),
        },
      ]}
    >
      <h2>
        <Trans>Why walls work better than willpower</Trans>
      </h2>
      <p>
        <Trans>
          There are two of you. One sits at the kitchen table on a quiet morning and knows exactly what is
          good. The other is awake at one at night with a phone. Both are you, and they want different things.
          What the first can do for the second is not to preach, but to arrange the house. Odysseus did not
          trust himself to ignore the sirens. He had himself tied to the mast while it was still calm.
        </Trans>
      </p>
      <p>
        <Trans>
          Economists call this precommitment, and people who bind themselves beforehand mostly do better than
          those who keep every door open and hope. Each wall only has to hold as long as an urge does. None of
          them is perfect. Several low ones, one behind the other, are better than a single high one.
        </Trans>
      </p>
      <h2>
        <Trans>First wall: the bank</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Switch on the gambling block.</strong> Many banks have one in their app, under card
            controls. It refuses payments to gambling businesses; with the better ones it takes a day or two
            to switch off again. If you don’t find it, call and ask for it. They are asked every day.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Lower the limits.</strong> Card limit, transfer limit, cash limit, overdraft. Ask for
            credit cards to be closed, and for no new credit to be offered.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Mind the side doors.</strong> Wallets, prepaid cards, payment apps, crypto and ‘pay later’
            get past a bank’s block. Remove the cards that are stored there.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Second wall: the flow</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Let the money leave first.</strong> Standing orders for rent, bills and savings on the
            morning of payday, before you are awake. What stays is for living.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Two accounts.</strong> One for bills, without a card. One for the week, filled every few
            days with a small sum.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Slow savings.</strong> An account with a notice period, or one that needs two signatures.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Third wall: a person</Trans>
      </h2>
      <p>
        <Trans>
          The strongest lock is another human being. It might be somebody who holds the card in the evening,
          who gets a message with each payment, who knows the password of the blocking software, or to whom
          your pay goes for some months. Agree on it like adults: for how long, how much each week, what
          happens in an emergency, and when you talk about it again. It should be a person who can say no
          without a sermon. It should not be someone of whom you are afraid, or who depends on you.
        </Trans>
      </p>
      <h2>
        <Trans>Fourth wall: the door</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Self-exclusion.</strong> In many countries one form closes all licensed sites or shops to
            you, for months or years. Take the longest time that you can bear to tick. In studies, people who
            did this felt more in control and had weaker urges; some still found ways round it, which is why
            it is one wall among others.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Blocking software</strong> on every device, not only the one you use most. Let the trusted
            person set the password.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Close accounts, and don’t just log out.</strong> Withdraw nothing ‘until Sunday’. Delete
            the apps, unsubscribe from their letters, and block the senders.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>If there are debts</Trans>
      </h2>
      <p>
        <Trans>
          Large banks’ records show what people feel in their stomachs: the more gambling, the more missed
          payments and loans. Open letters are less frightening than closed ones. Make one list, with whom,
          how much, since when. Pay for rent, food, heat and the way to work first; everyone else can wait
          longer than they say. Free debt advisers negotiate with lenders every day, and you’ll find some
          under Resources. Don’t borrow to pay, don’t take a loan that is offered in a pop-up, and don’t try
          to settle it with one good night.
        </Trans>
      </p>
      <h2>
        <Trans>Ten minutes, today</Trans>
      </h2>
      <ol>
        <li>
          <Trans>Open your bank’s app and switch on the block.</Trans>
        </li>
        <li>
          <Trans>Set the daily card limit to what food for two days costs.</Trans>
        </li>
        <li>
          <Trans>Delete one app. Not all of them. One.</Trans>
        </li>
        <li>
          <Trans>
            Write one message to one person: ‘Could you help me keep some money out of reach for a while?’
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          None of this says that you can’t be trusted. It says that you know yourself well. Most people take
          some walls down again after a year or two, one at a time, on a quiet morning, together with the
          person who helped to build them.
        </Trans>
      </p>
    </Lesson>
  );
}
